import { createHash } from "node:crypto";

/** How numbers begin that people type at a bank or a counter, and how long they are: as the real ones look. */
const CODES: Record<string, { prefix: string; length: number }> = {
  va_bca: { prefix: "39358", length: 16 },
  va_mandiri: { prefix: "70012", length: 16 },
  va_bni: { prefix: "9880", length: 16 },
  va_bri: { prefix: "26215", length: 18 },
  alfamart: { prefix: "5120", length: 16 },
  indomaret: { prefix: "8341", length: 14 },
};

/** The number that an order is paid by, the same whenever it is asked for; null for ways to pay that have none, such as QRIS. */
export function paymentCode(method: string, orderId: string): string | null {
  const code = CODES[method];
  if (!code) return null;
  const digits = BigInt(`0x${createHash("sha256").update(orderId).digest("hex")}`).toString();
  return code.prefix + digits.slice(-(code.length - code.prefix.length));
}

/** A field as EMVCo's merchant codes have it: what it is, how long it is, what it says. */
const field = (id: string, text: string) => `${id}${String(text.length).padStart(2, "0")}${text}`;

/**
 * What a QRIS code says, built as the real ones are (EMVCo: rupiah, Indonesia, an amount, a checksum at its end), but of a merchant that no
 * bank knows: scanned with a bank's app it is refused, and nothing can be paid by mistake.
 * @param amount rupiah
 */
export function qrisText({ orderId, amount }: { orderId: string; amount: number }): string {
  const fields = [
    ...[field("00", "01"), field("01", "12"), field("26", field("00", "ID.PENDOPO.SANDBOX")), field("52", "8299")],
    ...[field("53", "360"), field("54", String(amount)), field("58", "ID"), field("59", "PEMBAYARAN PERCOBAAN"), field("60", "JAKARTA")],
    field("62", field("01", orderId.slice(0, 25))),
  ];
  const signed = `${fields.join("")}6304`;
  return signed + crc16(signed);
}

/** CRC-16/CCITT-FALSE in capitals, as EMVCo asks for it. */
function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
  }
  return (crc & 0xffff).toString(16).toUpperCase().padStart(4, "0");
}
