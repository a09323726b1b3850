import { formatCount } from "~/lib/numbers";
import { type BankFormat, MAX_IMPORT_LENGTH } from "~/lib/question-import";

interface Sent {
  file: FormDataEntryValue | null;
  /** Pasted in place of a file. */
  text: string | undefined;
  format: BankFormat;
}

type ImportFile = { ok: true; text: string; format: BankFormat } | { ok: false; message: string };

/** The sent file, or else the pasted text. The name of a CSV file decides over the chosen format. */
export async function readImportFile({ file, text = "", format }: Sent): Promise<ImportFile> {
  const isFile = file instanceof File && file.size > 0;
  const content = isFile ? decode(await file.arrayBuffer()) : text;
  if (content.trim() === "")
    return { ok: false, message: "Pilih berkas, atau tempelkan isinya di sini" };
  if (content.length > MAX_IMPORT_LENGTH)
    return {
      ok: false,
      message: `Isinya terlalu panjang (maks. ${formatCount(MAX_IMPORT_LENGTH)} karakter); bagi menjadi beberapa berkas`,
    };
  const isCsv = isFile && /\.csv$/i.test(file.name);
  return { ok: true, text: content, format: isCsv ? "csv" : format };
}

/** Spreadsheets on Windows may not write UTF-8. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
