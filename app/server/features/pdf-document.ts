import regularFont from "@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf?inline";
import boldFont from "@expo-google-fonts/source-serif-4/700Bold/SourceSerif4_700Bold.ttf?inline";
import PDFDocument from "pdfkit";

export type Document = InstanceType<typeof PDFDocument>;

export const INK = "#1c1917";
export const SOFT_INK = "#57534e";

const decodeFont = (dataUrl: string) =>
  Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");

interface Sheet {
  title: string;
  author: string;
  layout: "portrait" | "landscape";
  /** In points, on each side. */
  margin: number;
}

/** A PDF of A4 pages with its fonts ("regular", "bold") inside, tagged for screen readers. */
export async function renderPdf(
  { title, author, layout, margin }: Sheet,
  draw: (doc: Document) => void,
): Promise<Buffer<ArrayBuffer>> {
  const doc = new PDFDocument({
    size: "A4",
    layout,
    margin,
    font: "",
    lang: "id",
    tagged: true,
    displayTitle: true,
    pdfVersion: "1.7",
    info: { Title: title, Author: author },
  });
  doc.registerFont("regular", decodeFont(regularFont));
  doc.registerFont("bold", decodeFont(boldFont));
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => {
    doc.on("end", resolve);
    doc.on("error", reject);
  });
  draw(doc);
  doc.end();
  await finished;
  return Buffer.concat(chunks);
}
