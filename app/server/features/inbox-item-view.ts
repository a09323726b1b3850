import { SEGMENT_LABELS } from "~/lib/appointment";
import { formatDate, formatDateTime } from "~/lib/dates";
import {
  fillTemplate,
  INBOX_FIELD_LABELS,
  INBOX_STATE,
  type InboxEventType,
  type InboxKind,
  type InboxState,
  MESSAGE_LABELS,
} from "~/lib/inbox";
import { buildHref } from "~/lib/page-links";
import { formatPhone } from "~/lib/phone";
import type { StatusView, TimelineItem } from "~/lib/views";
import type { InboxItemDetail } from "../hosts/admin/inbox";

export interface FactView {
  label: string;
  value: string;
  href?: string | undefined;
}

export interface InboxItemView {
  title: string;
  number: string;
  kind: string;
  stateLabel: StatusView;
  facts: FactView[];
  timeline: TimelineItem[];
  email: string;
  version: number;
  state: InboxState;
  assigneeId: string;
  team: { value: string; label: string }[];
  /** The answer's form, filled by the template that was chosen. */
  answer: { subject: string; text: string };
  templates: { label: string; href: string }[];
}

/** @param path of the page @param templateId chosen for the answer, or "" */
export function toInboxItemView(
  item: InboxItemDetail,
  { path, templateId }: { path: string; templateId: string },
): InboxItemView {
  const kind = item.kind === "appointment" ? "Janji temu" : MESSAGE_LABELS[item.kind];
  const template = item.templates.find(({ id }) => id === templateId);
  return {
    title: item.name || item.email,
    number: item.number,
    kind,
    stateLabel: INBOX_STATE[item.state],
    facts: listFacts(item),
    timeline: toTimeline(item),
    email: item.email,
    version: item.version,
    state: item.state,
    assigneeId: item.assigneeId ?? "",
    team: listAssignees(item),
    answer: {
      subject: [kind, item.number].filter(Boolean).join(" "),
      text: template ? fillTemplate(template.text, item) : "",
    },
    templates: item.templates.map(({ id, name }) => ({
      label: name,
      href: `${buildHref(path, { template: id })}#jawab`,
    })),
  };
}

/** Someone who has left the team stays named until the item is given to another. */
function listAssignees({ team, assigneeId, assigneeName }: InboxItemDetail) {
  const options = team.map(({ id, name }) => ({ value: id, label: name }));
  const isMissing = assigneeId !== null && !team.some(({ id }) => id === assigneeId);
  return isMissing ? [...options, { value: assigneeId, label: assigneeName ?? "" }] : options;
}

const HAS_TOPIC = new Set<InboxKind>(["appointment", "contact"]);

function listFacts(item: InboxItemDetail): FactView[] {
  const person = [
    { label: "Nomor", value: item.number },
    { label: "Nama", value: item.name },
    { label: "Email", value: item.email, href: `mailto:${item.email}` },
    { label: "Nomor HP", value: item.phone && formatPhone(item.phone) },
    // Of the other kinds, the subject repeats one of the fields.
    { label: "Topik", value: HAS_TOPIC.has(item.kind) ? item.subject : "" },
  ];
  const sent = item.fields.map(({ name, value }) => ({
    label: INBOX_FIELD_LABELS[name],
    ...toFieldValue(name, value),
  }));
  const received = { label: "Diterima", value: formatDateTime(item.createdAt) };
  return [...person, ...sent, received].filter(({ value }) => value !== "");
}

function toFieldValue(name: keyof typeof INBOX_FIELD_LABELS, value: string) {
  if (name === "cvId") return { value: "Buka CV", href: `/Berkas/${encodeURIComponent(value)}` };
  if (name === "segment" && value in SEGMENT_LABELS)
    return { value: SEGMENT_LABELS[value as keyof typeof SEGMENT_LABELS] };
  if (name === "start") return { value: formatDate(Date.parse(`${value}T12:00:00+07:00`)) };
  return { value };
}

/** By who did it; the visitor is named by what they sent. */
const EVENT_TITLES: Record<InboxEventType, (actor: string) => string> = {
  state: (actor) => `${actor} mengubah keadaan`,
  assigned: (actor) => `${actor} mengganti penanggung jawab`,
  note: (actor) => `Catatan ${actor}`,
  answered: (actor) => `${actor} menjawab lewat email`,
  confirmed: (actor) => `${actor} mengonfirmasi`,
  proposed: (actor) => `${actor} mengusulkan waktu lain`,
  accepted: (actor) => `${actor} menerima waktu yang diusulkan`,
  declined: (actor) => `${actor} menolak waktu yang diusulkan`,
  cancelled: (actor) => `${actor} membatalkan`,
  "cancelled-by-visitor": (actor) => `${actor} membatalkan`,
  done: (actor) => `${actor} menandai selesai`,
};

function toTimeline({ createdAt, name, email, events }: InboxItemDetail): TimelineItem[] {
  const visitor = name || email;
  const received = { at: createdAt, title: `${visitor} mengirim`, detail: null };
  const rest = events.map(({ type, at, actor, detail }) => ({
    at,
    title: EVENT_TITLES[type](actor ?? visitor),
    detail: type === "assigned" && detail === "" ? "Tanpa penanggung jawab" : detail || null,
  }));
  return [received, ...rest].map(({ at, title, detail }) => ({
    dateTime: new Date(at).toISOString(),
    when: formatDateTime(at),
    title,
    detail,
  }));
}
