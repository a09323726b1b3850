const GROUPED = new Intl.NumberFormat("id-ID", { minimumFractionDigits: 0, maximumFractionDigits: 0 });

/** Integer rupiah as EYD writes it, without a space: "Rp50.000", "-Rp50.000". */
export function formatRupiah(amount: number): string {
  return `${amount < 0 ? "-" : ""}Rp${GROUPED.format(Math.abs(amount))}`;
}
