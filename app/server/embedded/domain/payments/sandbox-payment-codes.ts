import { createHash } from "node:crypto";
import { lookup } from "~/lib/lookup";

/** Prefixes and lengths of real virtual account and counter codes. */
const PAYMENT_CODE_FORMATS: Record<string, { prefix: string; length: number }> = {
  va_bca: { prefix: "39358", length: 16 },
  va_mandiri: { prefix: "70012", length: 16 },
  va_bni: { prefix: "9880", length: 16 },
  va_bri: { prefix: "26215", length: 18 },
  alfamart: { prefix: "5120", length: 16 },
  indomaret: { prefix: "8341", length: 14 },
};

/** Stable payment code of an order; null for methods without one, such as QRIS. */
export function getPaymentCode(method: string, orderId: string): string | null {
  const code = lookup(PAYMENT_CODE_FORMATS, method);
  if (!code) return null;
  const digits = BigInt(`0x${createHash("sha256").update(orderId).digest("hex")}`).toString();
  return code.prefix + digits.slice(-(code.length - code.prefix.length));
}

/** EMVCo TLV field: tag, length, value. */
const formatEmvField = (id: string, text: string) =>
  `${id}${String(text.length).padStart(2, "0")}${text}`;

/**
 * QRIS payload in EMVCo format. Its merchant is unknown to banks, so that scanning it cannot cause
 * a real payment.
 * @param amount rupiah
 */
export function createQrisPayload({
  orderId,
  amount,
}: {
  orderId: string;
  amount: number;
}): string {
  const fields = [
    formatEmvField("00", "01"),
    formatEmvField("01", "12"),
    formatEmvField("26", formatEmvField("00", "ID.PENDOPO.SANDBOX")),
    formatEmvField("52", "8299"),
    formatEmvField("53", "360"),
    formatEmvField("54", String(amount)),
    formatEmvField("58", "ID"),
    formatEmvField("59", "PEMBAYARAN PERCOBAAN"),
    formatEmvField("60", "JAKARTA"),
    formatEmvField("62", formatEmvField("01", orderId.slice(0, 25))),
  ];
  const payload = `${fields.join("")}6304`;
  return payload + crc16(payload);
}

/** CRC-16/CCITT-FALSE in upper-case hexadecimal, as EMVCo requires. */
function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
  }
  return (crc & 0xffff).toString(16).toUpperCase().padStart(4, "0");
}
