import { PAYMENT_STATUS } from "./payment-status";
import { PAYOUT_STATUS } from "./payout-status";
import { roleLabel } from "./roles";
import { formatRupiah } from "./rupiah";
import { SCHOOL_STATUS } from "./school-status";
import { SUBMISSION_KINDS, SUBMISSION_LABELS, SUBMISSION_STATUS } from "./submissions";

/** Deeds of the audit trail as an admin reads them; one that is not here is shown by its own name, for none may be hidden. */
const ACTIONS: Record<string, string> = {
  "class.invite": "Mengundang ke kelas",
  "earning.credited": "Mencatat honor",
  "file.delete": "Menghapus berkas",
  "payment.paid": "Pembayaran diterima",
  "payment.double": "Pembayaran ganda",
  "payment.refunded": "Pembayaran dikembalikan",
  "payment.forged": "Pemberitahuan palsu ditolak",
  "payment.amount-mismatch": "Jumlah pembayaran tidak cocok",
  "payout.requested": "Mengajukan pencairan",
  "payout.approved-first": "Menyetujui pencairan (penyetuju pertama)",
  "payout.approved": "Menyetujui pencairan",
  "payout.rejected": "Menolak pencairan",
  "payout.cancelled": "Membatalkan pencairan",
  "payout.processed": "Pencairan diproses bank",
  "payout.completed": "Pencairan berhasil",
  "payout.failed": "Pencairan gagal",
  "payout.reversed": "Mencatat pengembalian dana",
  "person.add": "Menambahkan pengguna",
  "person.invite": "Mengundang pengguna",
  "person.roles": "Mengubah peran pengguna",
  "post.publish": "Menerbitkan tulisan",
  "school.verify": "Memverifikasi sekolah",
  "school.revise": "Meminta perbaikan data sekolah",
  "school.reject": "Menolak pendaftaran sekolah",
  "submission.publish": "Menayangkan kiriman",
  "submission.hide": "Menyembunyikan kiriman",
  "team.verify": "Memverifikasi tim",
  "team.revise": "Meminta perbaikan data tim",
  "team.reject": "Menolak pendaftaran tim",
  "team-event.save": "Menyimpan acara tim",
};

const ENTITIES: Record<string, string> = {
  ...{ payout: "Pencairan", donation: "Donasi", invoice: "Tagihan", school: "Sekolah", team: "Tim", "team-event": "Acara tim" },
  ...{ user: "Pengguna", class: "Kelas", post: "Tulisan", file: "Berkas" },
  ...SUBMISSION_LABELS,
};
/** Kinds of records to choose from. */
export const AUDIT_ENTITIES = Object.entries(ENTITIES)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => a.label.localeCompare(b.label, "id"));

const FIELDS: Record<string, string> = {
  ...{ amount: "jumlah", reference: "nomor", number: "nomor", orderId: "pesanan", reason: "alasan", detail: "keterangan" },
  ...{ note: "catatan", roles: "peran", name: "nama", email: "email", title: "judul", version: "versi", provinceIds: "provinsi" },
};
/** One word may mean another thing of another record: what waits in moderation waits for no payment. */
const STATES: Record<string, Record<string, { label: string }>> = {
  ...{ payout: PAYOUT_STATUS, donation: PAYMENT_STATUS, invoice: PAYMENT_STATUS, school: SCHOOL_STATUS },
  team: { ...SCHOOL_STATUS, withdrawn: { label: "Ditarik" } },
  post: { draft: { label: "Draf" }, scheduled: { label: "Terjadwal" }, published: { label: "Terbit" }, archived: { label: "Diarsipkan" } },
  ...Object.fromEntries(SUBMISSION_KINDS.map((kind) => [kind, SUBMISSION_STATUS])),
};
/** What somebody wrote stands in quotation marks. */
const TEXTS = new Set(["reason", "detail", "note"]);
export const actionWords = (action: string): string => ACTIONS[action] ?? action;
export const entityWords = (entity: string): string => ENTITIES[entity] ?? entity;

/**
 * What a deed changed: `{status: "queued"}` to `{status: "approved", amount: 50000}` reads
 * "Menunggu persetujuan → Disetujui; jumlah Rp50.000". Empty where nothing is told.
 */
export function changeWords(entity: string, before: unknown, after: unknown): string {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const states = [was.status, is.status].filter((state) => state !== undefined).map((state) => stateWords(entity, String(state)));
  const rest = Object.entries({ ...was, ...is }).filter(([name, value]) => name !== "status" && value !== null && value !== "");
  const told = rest.map(([name, value]) => {
    const old = was[name];
    const changed = name in was && name in is && valueWords(name, old) !== valueWords(name, value) ? `${valueWords(name, old)} → ` : "";
    return `${FIELDS[name] ?? name} ${changed}${TEXTS.has(name) ? `“${valueWords(name, value)}”` : valueWords(name, value)}`;
  });
  return [[...new Set(states)].join(" → "), ...told].filter(Boolean).join("; ");
}

const fieldsOf = (change: unknown): Record<string, unknown> =>
  change && typeof change === "object" && !Array.isArray(change) ? { ...change } : {};

const stateWords = (entity: string, state: string): string => STATES[entity]?.[state]?.label ?? state;

function valueWords(name: string, value: unknown): string {
  if (name === "amount" && typeof value === "number") return formatRupiah(value);
  if (name === "roles" && Array.isArray(value)) return value.map((role) => roleLabel(Number(role))).join(" dan ") || "tanpa peran";
  return value && typeof value === "object" ? JSON.stringify(value) : String(value);
}
