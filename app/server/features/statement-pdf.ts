import { formatRupiah } from "~/lib/rupiah";
import { type Document, INK, renderPdf, SOFT_INK } from "./pdf-document";
import type { StatementSection, StatementView } from "./statement";

/** In points; A4 portrait is 595 by 842. */
const MARGIN = 56;
const LINE_HEIGHT = 18;
/** A section's title stays with its first lines. */
const MIN_SECTION_HEIGHT = 4 * LINE_HEIGHT;

/** A statement as PDF, for the files of the bookkeeping. @param issuer name of the site */
export function renderStatementPdf(
  statement: StatementView,
  issuer: string,
): Promise<Buffer<ArrayBuffer>> {
  const title = `Laporan keuangan ${statement.monthLabel}`;
  const sheet = { title, author: issuer, layout: "portrait", margin: MARGIN } as const;
  return renderPdf(sheet, (doc) => {
    drawText(doc, { tag: "P", text: issuer, font: "bold", size: 12 });
    drawText(doc, { tag: "H1", text: title, font: "bold", size: 22 });
    const state = statement.isPreliminary ? "Sementara; bulan ini belum berakhir. " : "";
    const text = `${state}Dibuat ${statement.createdAt}.`;
    drawText(doc, { tag: "P", text, font: "regular", size: 10, color: SOFT_INK });
    for (const section of statement.sections) drawSection(doc, section);
  });
}

interface Text {
  tag: "H1" | "H2" | "P";
  text: string;
  font: "regular" | "bold";
  size: number;
  color?: string;
}

function drawText(doc: Document, { tag, text, font, size, color = INK }: Text): void {
  const draw = () =>
    void doc
      .font(font)
      .fontSize(size)
      .fillColor(color)
      .text(text, MARGIN, doc.y, {
        width: doc.page.width - 2 * MARGIN,
        paragraphGap: 4,
      });
  doc.addStructure(doc.struct(tag, {}, draw));
}

function drawSection(doc: Document, { title, lines, note }: StatementSection): void {
  startPageFor(doc, MIN_SECTION_HEIGHT);
  doc.y += LINE_HEIGHT / 2;
  drawText(doc, { tag: "H2", text: title, font: "bold", size: 13 });
  for (const line of lines) drawLine(doc, line);
  if (note) drawText(doc, { tag: "P", text: note, font: "regular", size: 10, color: SOFT_INK });
}

const startPageFor = (doc: Document, height: number): void => {
  if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
};

/** A name on the left, its sum on the right. */
function drawLine(
  doc: Document,
  { label, amount, isTotal }: StatementSection["lines"][number],
): void {
  startPageFor(doc, LINE_HEIGHT);
  const [top, width] = [doc.y, doc.page.width - 2 * MARGIN];
  const amountWidth = 150;
  const draw = () => {
    doc
      .font(isTotal ? "bold" : "regular")
      .fontSize(11)
      .fillColor(INK);
    doc.text(label, MARGIN, top, {
      width: width - amountWidth,
      height: LINE_HEIGHT,
      ellipsis: true,
    });
    const left = MARGIN + width - amountWidth;
    doc.text(formatRupiah(amount), left, top, { width: amountWidth, align: "right" });
  };
  doc.addStructure(doc.struct("P", {}, draw));
  doc.y = top + LINE_HEIGHT;
}
