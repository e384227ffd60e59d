/** A short list that belongs beside the plan; nothing where it is empty. */

interface Props {
  id: string;
  title: string;
  items: readonly string[];
}

export function TitledList({ id, title, items }: Props) {
  if (items.length === 0) return null;
  return (
    <section class="note titled-list" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
