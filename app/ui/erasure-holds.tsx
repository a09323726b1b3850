import { Notice } from "./notice";

/** Why a person's data cannot be erased yet. */
export const ErasureHolds = ({ holds }: { holds: readonly string[] }) => (
  <Notice tone="danger" title="Belum dapat dihapus">
    <ul className="list-disc pl-5">
      {holds.map((hold) => (
        <li key={hold}>{hold}</li>
      ))}
    </ul>
  </Notice>
);
