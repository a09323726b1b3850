import { Notice } from "~/ui/notice";

/** Payments of the payer that were or will be returned. */
export function ReturnedPayments({ refunds }: { refunds: readonly string[] }) {
  if (refunds.length === 0) return null;
  return (
    <Notice tone="info" title="Pembayaran yang dikembalikan">
      <ul className="list-disc pl-5">
        {refunds.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}
