const GROUPED = new Intl.NumberFormat("id-ID", { minimumFractionDigits: 0, maximumFractionDigits: 0 });

/** Integer rupiah as EYD writes it, without a space: "Rp50.000", "-Rp50.000". */
export function formatRupiah(amount: number): string {
  return `${amount < 0 ? "-" : ""}Rp${GROUPED.format(Math.abs(amount))}`;
}

/** "50.000", "Rp 50.000", "50000", "50.000,00" → 50000; null for anything that is not whole rupiah (designs B1). */
export function parseRupiah(text: string): number | null {
  const bare = text.trim().replace(/^Rp\.?\s*/i, "");
  if (!/^(?:\d{1,12}|\d{1,3}(?:\.\d{3}){1,3})(?:,0{1,2})?$/.test(bare)) return null;
  return Number.parseInt(bare.replace(/\./g, ""), 10);
}
