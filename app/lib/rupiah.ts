const NUMBER_FORMAT = new Intl.NumberFormat("id-ID", {
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});

/** Integer rupiah in Indonesian spelling, without a space: "Rp50.000", "-Rp50.000". */
export function formatRupiah(amount: number): string {
  return `${amount < 0 ? "-" : ""}Rp${NUMBER_FORMAT.format(Math.abs(amount))}`;
}

/** "50.000", "Rp 50.000", "50.000,00" → 50000; null unless it is whole rupiah (designs B1). */
export function parseRupiah(text: string): number | null {
  const digits = text.trim().replace(/^Rp\.?\s*/i, "");
  if (!/^(?:\d{1,12}|\d{1,3}(?:\.\d{3}){1,3})(?:,0{1,2})?$/.test(digits)) return null;
  return Number.parseInt(digits.replace(/\./g, ""), 10);
}
