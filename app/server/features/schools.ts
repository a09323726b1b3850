import { formatDateTime } from "~/lib/dates";
import { pageLinks } from "~/lib/page-links";
import { formatPhone } from "~/lib/phone";
import { schoolFields, schoolKind } from "~/lib/school-fields";
import type { SchoolDraft } from "~/lib/school-form";
import { SCHOOL_STATUS } from "~/lib/school-status";
import { SMK_PROGRAMMES } from "~/lib/smk-programmes";
import type { PageLinks, StatusView } from "~/lib/views";
import type { Refusal } from "../form-post";
import { HostError } from "../hosts/define";
import type { School } from "../hosts/services/schools";
import type { Visit } from "../visit";
import { deskOf } from "./desk";
import { meOf } from "./me";
import { subject } from "./read";
import { refusalOf } from "./refusal";
import { section } from "./section";

type Option = { value: string; label: string };
const toOption = ({ id, name }: { id: string; name: string }): Option => ({ value: id, label: name });

/** Provinces, and the cities of the one that is chosen (STO19); null where they cannot be read. */
export async function regionOptions(visit: Visit, provinceId: unknown): Promise<{ provinces: Option[] | null; cities: Option[] | null }> {
  const { services } = visit.hosts;
  const chosen = typeof provinceId === "string" && /^\d{2}$/.test(provinceId) ? provinceId : null;
  const [provinces, cities] = await Promise.all([
    section(visit, services.listProvinces()),
    chosen ? section(visit, services.listCities({ query: { provinceId: chosen } })) : { ok: true as const, data: { data: [] } },
  ]);
  return { provinces: provinces.ok ? provinces.data.data.map(toOption) : null, cities: cities.ok ? cities.data.data.map(toOption) : null };
}

/** Registers a school, or changes a registration. @returns the key of its receipt, or why it was not taken */
export async function sendSchool(
  visit: Visit,
  { values, letter, editing }: SchoolDraft,
  idempotencyKey: string,
): Promise<{ ok: true; key: string } | ({ ok: false } & Refusal)> {
  const body = schoolFields.parse({ ...values, letterUrl: letter?.id ?? "" });
  try {
    const { data } = editing
      ? await deskOf(visit).updateSchool({ query: { key: editing.key }, body: { ...body, version: editing.version }, idempotencyKey })
      : await visit.hosts.services.registerSchool({ body, idempotencyKey });
    if (letter) await section(visit, visit.hosts.drive.claimFile({ params: { id: letter.id } }));
    return { ok: true, key: data.manageKey };
  } catch (error) {
    const texts = {
      409: "Sekolah ini sudah terdaftar, hubungi penanggung jawab. Bila Anda sedang mengubah pendaftaran, muat ulang halaman tanda terimanya.",
    };
    return { ok: false, ...refusalOf(visit, error, { fields: Object.keys(body), texts }) };
  }
}

export interface SchoolView {
  id: string;
  number: string;
  name: string;
  status: StatusView;
  reason: string | null;
  decided: string | null;
  sentAt: string;
  facts: { label: string; value: string }[];
  letterId: string | null;
  version: number;
  /** Can be changed, and decided. */
  isOpen: boolean;
  /** The turn is the admin's. */
  isWaiting: boolean;
}

export function toSchoolView(school: School): SchoolView {
  const { principal, pic } = school;
  return {
    ...{ id: school.id, number: school.number, name: school.name, status: SCHOOL_STATUS[school.status], reason: school.reason },
    decided: school.decidedAt === null ? null : `${school.decidedBy ?? "Pengelola"}, ${formatDateTime(school.decidedAt)}`,
    sentAt: formatDateTime(school.createdAt),
    facts: [
      { label: "NPSN", value: school.npsn },
      { label: "Jenis", value: schoolKind(school.type, school.ownership) },
      { label: "Alamat", value: `${school.address}, ${school.city}, ${school.province} ${school.postcode}` },
      {
        label: "Kepala sekolah",
        value: [principal.name, principal.nip && `NIP ${principal.nip}`, formatPhone(principal.phone)].filter(Boolean).join(", "),
      },
      { label: "Penanggung jawab", value: `${pic.name}, ${pic.position}` },
      { label: "Email", value: pic.email },
      { label: "Nomor HP", value: formatPhone(pic.phone) },
      { label: "Jumlah siswa", value: school.students.toLocaleString("id-ID") },
      { label: "Program keahlian", value: school.majors.join(", ") || "–" },
      { label: "Situs", value: school.website ?? "–" },
    ],
    letterId: school.letterUrl,
    version: school.version,
    isOpen: school.status === "submitted" || school.status === "revision_requested",
    isWaiting: school.status === "submitted",
  };
}

/** A registration by the key on its receipt. @throws AppError not-found, unavailable */
export const ownSchool = async (visit: Visit, key: string): Promise<School> => subject(deskOf(visit).getSchool({ query: { key } }));

const isListed = (major: string) => SMK_PROGRAMMES.includes(major);

/** A registration as a draft's values: numbers and nothing as the form writes them. */
export const toSchoolValues = (school: School): Record<string, unknown> => ({
  ...{ npsn: school.npsn, name: school.name, type: school.type, status: school.ownership },
  ...{ provinceId: school.provinceId, cityId: school.cityId, address: school.address, postcode: school.postcode },
  principal: { ...school.principal, nip: school.principal.nip ?? "" },
  pic: school.pic,
  ...{ students: String(school.students), website: school.website ?? "" },
  majors: school.majors.filter(isListed),
  otherMajors: school.majors.filter((major) => !isListed(major)),
});

interface InboxFilters {
  page: number;
  status?: "submitted" | "revision_requested" | "verified" | "rejected" | undefined;
  search?: string | undefined;
}

/** Registrations that this person may see, newest first. @throws AppError forbidden, unavailable */
export async function listInbox(
  visit: Visit,
  filters: InboxFilters,
): Promise<{ rows: SchoolRowView[]; links: PageLinks; waiting: number }> {
  const found = await subject(deskOf(visit).listSchoolInbox({ query: filters }));
  const { page: _, ...kept } = filters;
  return { rows: found.items.map(toRow), links: pageLinks(found, "/Dashboard/Schools", kept), waiting: found.waiting };
}

export interface SchoolRowView {
  id: string;
  number: string;
  name: string;
  place: string;
  status: SchoolView["status"];
  sentAt: string;
}

const toRow = (school: School): SchoolRowView => ({
  ...{ id: school.id, number: school.number, name: school.name, place: `${school.city}, ${school.province}` },
  ...{ status: SCHOOL_STATUS[school.status], sentAt: formatDateTime(school.createdAt) },
});

/** @throws AppError not-found, also for one of a province that is not the reader's; unavailable */
export const getSchool = async (visit: Visit, id: string): Promise<SchoolView> =>
  toSchoolView(await subject(deskOf(visit).getSchoolById({ params: { id } })));

interface Decision {
  version: number;
  decision: "verify" | "reject" | "revise";
  reason: string;
}

/** Decides, once; whoever comes second is told who was first. */
export async function decideSchool(
  visit: Visit,
  id: string,
  decision: Decision,
  idempotencyKey: string,
): Promise<{ ok: true } | ({ ok: false } & Refusal)> {
  try {
    await deskOf(visit).decideSchool({ body: { id, ...decision }, idempotencyKey });
    return { ok: true };
  } catch (error) {
    const said = error instanceof HostError && error.status === 409 ? error.upstreamMessage : "";
    if (said && (await isDone(visit, id, decision))) return { ok: true };
    return { ok: false, ...refusalOf(visit, error, { fields: ["reason"], ...(said && { texts: { 409: said } }) }) };
  }
}

const OUTCOME = { verify: "verified", reject: "rejected", revise: "revision_requested" } as const;

/** The same decision of the same person, sent twice: a double click, or a retry after an answer that was lost. */
async function isDone(visit: Visit, id: string, { version, decision, reason }: Decision): Promise<boolean> {
  const [me, school] = await Promise.all([meOf(visit), subject(deskOf(visit).getSchoolById({ params: { id } }))]);
  const isSame = school.status === OUTCOME[decision] && school.version === version + 1 && (school.reason ?? "") === reason;
  return isSame && school.decidedBy === me?.name;
}

/** How many registrations wait for this person's decision; null where it could not be asked. */
export async function waitingSchools(visit: Visit): Promise<number | null> {
  if (!visit.hosts.desk) return null;
  const found = await section(visit, visit.hosts.desk.listSchoolInbox({ query: { perPage: 1 } }));
  return found.ok ? found.data.data.waiting : null;
}
