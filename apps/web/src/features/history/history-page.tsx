/** history/history-page */
export const meta = () => [{ title: "Charticle" }];

export default function Page() {
  return <main className="p-8">history/history-page</main>;
}
