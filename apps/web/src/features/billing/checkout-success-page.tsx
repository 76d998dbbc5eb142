/** /checkout-success */
export const meta = () => [{ title: "Charticle" }];

export default function Page() {
  return <main className="p-8">/checkout-success</main>;
}
