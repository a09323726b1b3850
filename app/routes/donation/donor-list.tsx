interface Donor {
  name: string;
  amount: string;
  message: string;
  at: string;
}

/** The latest donors by the names they chose. */
export const DonorList = ({ donors }: { donors: readonly Donor[] }) => (
  <ul className="grid gap-3">
    {donors.map(({ name, amount, message, at }) => (
      <li key={`${at}-${name}-${amount}`} className="border-b border-line pb-3">
        <p className="flex justify-between gap-3">
          <strong>{name}</strong>
          <span className="tabular-nums">{amount}</span>
        </p>
        {message && <p>{message}</p>}
        <p className="text-sm text-ink-soft">{at}</p>
      </li>
    ))}
  </ul>
);
