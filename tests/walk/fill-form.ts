import { DAY_MS } from "~/lib/time";
import {
  DEMO_PASSWORD,
  decodeEntities,
  type HttpResponse,
  type TestBrowser,
} from "../guards/test-browser";

/** A form as a visitor without script fills it in. */
export interface FilledForm {
  method: "get" | "post";
  action: string;
  fields: [name: string, value: string][];
  /** Name of a file control. */
  file: string | null;
}

const NEXT_MONDAY = () => {
  const day = new Date(Date.now() + 2 * DAY_MS);
  while (day.getUTCDay() !== 1) day.setTime(day.getTime() + DAY_MS);
  return day.toISOString().slice(0, 10);
};

/** Texts by the last part of a field's name. Fields without one stay as the page fills them. */
const TEXTS: Record<string, () => string> = {
  name: () => "Sri Wahyuni",
  accountName: () => "Sri Wahyuni",
  email: () => `jalan-${process.hrtime.bigint()}@contoh.example`,
  phone: () => "081234567890",
  institution: () => "SMK Cahaya Uji",
  topic: () => "Kelas jaringan",
  message: () => "Pesan dari jalan-jalan otomatis.",
  preferredDate: NEXT_MONDAY,
  npsn: () => String(10_000_000 + (process.pid % 80_000_000)),
  address: () => "Jalan Merdeka nomor 17, Bandung",
  postcode: () => "40117",
  position: () => "Wakil kepala sekolah",
  students: () => "120",
  amount: () => "50000",
  accountNumber: () => "1234567890",
  role: () => "Guru",
  reason: () => "Nomor rekening tidak cocok",
  comment: () => "Jawabannya membantu.",
  password: () => DEMO_PASSWORD,
  query: () => "Kelas apa yang gratis?",
  question: () => "Kelas apa yang gratis?",
  q: () => "kelas",
  search: () => "",
  website: () => "",
  nip: () => "",
};

const attribute = (tag: string, name: string): string | null => {
  const match = new RegExp(`\\s${name}(?:="([^"]*)")?(?=[\\s/>])`).exec(tag);
  return match ? decodeEntities(match[1] ?? "") : null;
};

/** The first option with a value, as a visitor would have to choose one. */
const chooseOption = (select: string): string => {
  const values = [...select.matchAll(/<option[^>]*>/g)].map(
    ([tag]) => attribute(tag, "value") ?? "",
  );
  return values.find(Boolean) ?? "";
};

function fillInput(tag: string, chosen: Set<string>): string | null {
  const [name, type, value] = ["name", "type", "value"].map((key) => attribute(tag, key) ?? "");
  if (type === "radio") {
    if (chosen.has(name ?? "")) return null;
    chosen.add(name ?? "");
    return value ?? "";
  }
  if (type === "checkbox") return value || "on";
  if (type === "hidden") return value ?? "";
  return TEXTS[name?.split(".").at(-1) ?? ""]?.() ?? value ?? "";
}

/** Name and value of the button that is pressed: one of the named ones, if a form has no other. */
function pressButton(form: string, press: number): FilledForm["fields"] {
  const buttons = [...form.matchAll(/<button[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => attribute(tag, "type") !== "button");
  if (buttons.length === 0 || buttons.some((tag) => attribute(tag, "name") === null)) return [];
  const pressed = buttons[press % buttons.length] ?? "";
  return [[attribute(pressed, "name") ?? "", attribute(pressed, "value") ?? ""]];
}

/**
 * The forms of a page, filled in. Honeypots stay empty.
 * @param press which of several named buttons is pressed, from 0
 */
export function fillForms(html: string, press = 0): FilledForm[] {
  return [...html.matchAll(/<form[^>]*>[\s\S]*?<\/form>/g)].map(([form]) => {
    const [head = ""] = /<form[^>]*>/.exec(form) ?? [];
    const fields: FilledForm["fields"] = [];
    const chosen = new Set<string>();
    let file: string | null = null;
    const controls = form.matchAll(
      /<input[^>]*>|<textarea[^>]*>|<select[^>]*>[\s\S]*?<\/select>|<button[^>]*>/g,
    );
    for (const [control] of controls) {
      const name = attribute(control, "name");
      if (!name || control.startsWith("<button")) continue;
      if (attribute(control, "type") === "file") {
        file = name;
        continue;
      }
      const isHoneypot =
        attribute(control, "tabindex") === "-1" || attribute(control, "tabIndex") === "-1";
      const value = isHoneypot
        ? ""
        : control.startsWith("<select")
          ? chooseOption(control)
          : fillInput(control, chosen);
      if (value !== null) fields.push([name, value]);
    }
    fields.push(...pressButton(form, press));
    const needsCities = fields.some(([name, value]) => name === "cityId" && value === "");
    if (needsCities) fields.push(["intent", "cities"]);
    const method = attribute(head, "method")?.toLowerCase() === "post" ? "post" : "get";
    return { method, action: attribute(head, "action") ?? "", fields, file };
  });
}

/** Sends a form as a browser would, with a letter as its file. @param page the form's own page */
export async function submitFilledForm(
  browser: TestBrowser,
  page: string,
  form: FilledForm,
): Promise<HttpResponse> {
  const action = form.action || page;
  if (form.file === null) return browser.post(action, form.fields);
  const body = new FormData();
  for (const [name, value] of form.fields) body.append(name, value);
  const pdf = new Blob(["%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF"]);
  body.set(form.file, pdf, "surat.pdf");
  const encoded = new Response(body);
  return browser.send(action, {
    method: "POST",
    headers: { "content-type": encoded.headers.get("content-type") ?? "" },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
}
