/** generator/home-page */
export const meta = () => [{ title: "Charticle" }];

export default function Page() {
  return <main className="p-8">generator/home-page</main>;
}
