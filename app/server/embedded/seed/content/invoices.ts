import type { PaymentMethodName, PaymentStatus } from "~/lib/payment-status";

/** An invoice of a learner who is not enrolled; enrolments have paid ones. */
export interface SeedInvoice {
  tenants: string[];
  /** Local part of a learner's email. */
  learner: string;
  classSlug: string;
  method: PaymentMethodName;
  status: Exclude<PaymentStatus, "paid">;
  hoursAgo: number;
}

const invoice = (
  learner: string,
  classSlug: string,
  method: PaymentMethodName,
  status: SeedInvoice["status"],
  hoursAgo: number,
): SeedInvoice => ({
  tenants: ["main"],
  learner,
  classSlug,
  method,
  status,
  hoursAgo,
});

/** Invoices in every other status (designs B4). */
export const invoices: SeedInvoice[] = [
  invoice("nanda-oktaviano", "pemrograman-web-dasar", "va_bca", "pending", 5),
  invoice("fitri-handayani-ahmad", "bahasa-inggris-untuk-kerja", "qris", "pending", 2),
  invoice("betty-nainggolan", "lembar-kerja-untuk-kantor", "gopay", "expired", 70),
  invoice("evan-lumempouw", "bahasa-inggris-untuk-kerja", "va_mandiri", "expired", 130),
  invoice("yogi-firmansyah", "memimpin-tim-pertama", "va_bni", "failed", 52),
  invoice("komang-trisna-dewi", "desain-grafis-usaha-kecil", "alfamart", "failed", 95),
  invoice("lukman-setiabudi", "analisis-data-untuk-umkm", "va_bri", "cancelled", 41),
  invoice("candra-wijayakusuma", "python-dari-nol", "ovo", "cancelled", 160),
  invoice("salma-nur-azizah", "membaca-aksara-jawa", "qris", "refunded", 210),
  invoice("teuku-ryan-maulana", "membuka-kedai-kopi", "va_bca", "refunded", 300),
];
