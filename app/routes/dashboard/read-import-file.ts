import { formatCount } from "~/lib/numbers";

interface Sent {
  file: FormDataEntryValue | null;
  /** Pasted in place of a file. */
  text: string | undefined;
  /** In characters. */
  maxLength: number;
}

type ImportFile = { ok: true; text: string; isCsv: boolean } | { ok: false; message: string };

/** The sent file, or else the pasted text. `isCsv` tells a file by its name. */
export async function readImportFile({ file, text = "", maxLength }: Sent): Promise<ImportFile> {
  const isFile = file instanceof File && file.size > 0;
  const content = isFile ? decode(await file.arrayBuffer()) : text;
  if (content.trim() === "")
    return { ok: false, message: "Pilih berkas, atau tempelkan isinya di sini" };
  if (content.length > maxLength)
    return {
      ok: false,
      message: `Isinya terlalu panjang (maks. ${formatCount(maxLength)} karakter); bagi menjadi beberapa berkas`,
    };
  const isCsv = isFile && /\.csv$/i.test(file.name);
  return { ok: true, text: content, isCsv };
}

/** Spreadsheets on Windows may not write UTF-8. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
