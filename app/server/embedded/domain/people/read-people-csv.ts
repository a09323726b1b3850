import type { z } from "zod";
import { canGrantRole } from "~/lib/permissions";
import { ROLE, ROLES } from "~/lib/roles";
import { emailField, personNameField } from "~/lib/shared-fields";
import type { PeopleImport } from "../../../hosts/admin/people";
import { parseCsv } from "../../kit/csv";

type Problem = PeopleImport["problems"][number];
type Column = "name" | "email" | "role" | "class";

export interface PersonRow {
  line: number;
  name: string;
  email: string;
  role: number;
  /** Null for none. */
  classId: string | null;
}

export const MAX_PEOPLE_ROWS = 5_000;
const COLUMN_NAMES: Record<Column, readonly string[]> = {
  name: ["nama", "name", "nama lengkap"],
  email: ["email", "e-mail", "surel"],
  role: ["peran", "role"],
  class: ["kelas", "class"],
};
const LABELS: Record<Column, string> = {
  name: "nama",
  email: "email",
  role: "peran",
  class: "kelas",
};

interface Known {
  /** Of the person who imports. */
  roles: readonly number[];
  /** Ids by slug, and by code in capital letters. */
  classes: ReadonlyMap<string, string>;
}

/** Reads people of a CSV file whose first row names its columns, and says what is wrong with the others. */
export function readPeopleCsv(
  text: string,
  known: Known,
): { rows: PersonRow[]; problems: Problem[]; wrongRows: number } {
  const problems: Problem[] = [];
  const [header, ...lines] = parseCsv(text, (line) =>
    problems.push(toProblem(line, "", "Tanda kutip di baris ini tidak ditutup")),
  );
  const columns = findColumns(header?.fields ?? []);
  const missing = (["name", "email", "role"] as const).filter((column) => columns[column] < 0);
  if (missing.length > 0) {
    const names = missing.map((column) => LABELS[column]).join(", ");
    const problem = toProblem(1, "", `Baris pertama tidak memuat kolom ${names}`);
    return { rows: [], problems: [problem], wrongRows: 0 };
  }
  const rows: PersonRow[] = [];
  const lineByEmail = new Map<string, number>();
  for (const { line, fields } of lines.slice(0, MAX_PEOPLE_ROWS)) {
    const cells = getCells(fields, columns);
    const row = readRow(line, cells, known);
    const earlier = row.person ? lineByEmail.get(row.person.email) : undefined;
    if (earlier !== undefined)
      row.problems.push(toProblem(line, "email", `Sama dengan baris ${earlier}`, cells.email));
    problems.push(...row.problems);
    if (!row.person || earlier !== undefined) continue;
    lineByEmail.set(row.person.email, line);
    rows.push(row.person);
  }
  const rest = lines[MAX_PEOPLE_ROWS];
  if (rest)
    problems.push(
      toProblem(
        rest.line,
        "",
        "Mulai baris ini tidak dibaca: satu berkas memuat paling banyak 5.000 orang",
      ),
    );
  const wrongRows = new Set(problems.map(({ line }) => line)).size;
  return { rows, problems, wrongRows };
}

const toProblem = (line: number, column: Column | "", message: string, value = ""): Problem => ({
  line,
  column: column && LABELS[column],
  value: value.slice(0, 100),
  message,
});

function findColumns(header: readonly string[]): Record<Column, number> {
  const names = header.map((name) => name.trim().toLowerCase());
  const find = (column: Column) => names.findIndex((name) => COLUMN_NAMES[column].includes(name));
  return { name: find("name"), email: find("email"), role: find("role"), class: find("class") };
}

function getCells(
  fields: readonly string[],
  columns: Record<Column, number>,
): Record<Column, string> {
  const get = (column: Column) => fields[columns[column]]?.trim() ?? "";
  return { name: get("name"), email: get("email"), role: get("role"), class: get("class") };
}

function readRow(line: number, cells: Record<Column, string>, { roles, classes }: Known) {
  const problems: Problem[] = [];
  const check = <T>(column: Column, field: z.ZodType<T>): T | null => {
    const { data, error } = field.safeParse(cells[column]);
    if (!error) return data;
    problems.push(toProblem(line, column, error.issues[0]?.message ?? "", cells[column]));
    return null;
  };
  const [name, email] = [check("name", personNameField), check("email", emailField)];
  const role = findRole(cells.role);
  const roleMessage = getRoleMessage(role, roles);
  if (roleMessage) problems.push(toProblem(line, "role", roleMessage, cells.role));
  const classId =
    classes.get(cells.class.toLowerCase()) ?? classes.get(cells.class.toUpperCase()) ?? null;
  if (cells.class && classId === null)
    problems.push(toProblem(line, "class", "Kelas ini tidak ada", cells.class));
  const isRight = problems.length === 0 && name !== null && email !== null && role !== null;
  return { problems, person: isRight ? { line, name, email, role, classId } : null };
}

const findRole = (text: string): number | null =>
  ROLES.find(({ name, label }) => [name, label.toLowerCase()].includes(text.toLowerCase()))?.kind ??
  null;

function getRoleMessage(role: number | null, own: readonly number[]): string | null {
  if (role === null)
    return `Peran ini tidak ada; pilih dari ${ROLES.map(({ label }) => label).join(", ")}`;
  if (!canGrantRole(own, role)) return "Anda tidak dapat memberi peran ini";
  if (role === ROLE.leadRegion)
    return "Ketua wilayah memerlukan provinsi; undang orang ini satu per satu";
  return null;
}
