import { describeAchievement, listCertificateFacts } from "~/lib/certificates";
import type { CertificateView } from "./certificates";
import { type Document, INK, renderPdf, SOFT_INK } from "./pdf-document";
import { createQrPath } from "./qr-path";

/** In points; A4 landscape is 842 by 595. */
const MARGIN = 70;
const QR_SIZE = 92;
const MAX_NAME_SIZE = 34;

interface Sheet {
  certificate: CertificateView;
  /** Name of the site that issued it. */
  issuer: string;
  /** Address of the proof. */
  url: string;
}

/** A valid certificate as one page of PDF, with its fonts inside and tagged for screen readers. */
export function renderCertificatePdf(sheet: Sheet): Promise<Buffer<ArrayBuffer>> {
  const { certificate, issuer } = sheet;
  const title = `${certificate.kindLabel} ${certificate.number}`;
  return renderPdf({ title, author: issuer, layout: "landscape", margin: 0 }, (doc) => {
    drawFrame(doc);
    drawAchievement(doc, sheet);
    drawSignature(doc, certificate);
    drawProof(doc, sheet);
  });
}

function drawFrame(doc: Document): void {
  const { width, height } = doc.page;
  doc.markContent("Artifact", { type: "Layout" });
  doc
    .lineWidth(3)
    .rect(24, 24, width - 48, height - 48)
    .stroke(INK);
  doc
    .lineWidth(0.75)
    .rect(31, 31, width - 62, height - 62)
    .stroke(INK);
  doc.endMarkedContent();
}

interface Line {
  tag: "H1" | "P";
  font: "regular" | "bold";
  size: number;
  y: number;
  color?: string;
}

/** Centred text within the margins. */
function drawLine(doc: Document, text: string, { tag, font, size, y, color = INK }: Line): void {
  const width = doc.page.width - 2 * MARGIN;
  const draw = () =>
    void doc.font(font).fontSize(size).fillColor(color).text(text, MARGIN, y, {
      width,
      align: "center",
    });
  doc.addStructure(doc.struct(tag, {}, draw));
}

function drawAchievement(doc: Document, { certificate, issuer }: Sheet): void {
  const { name, className, kindLabel } = certificate;
  drawLine(doc, issuer, { tag: "P", font: "bold", size: 16, y: 78 });
  drawLine(doc, kindLabel, { tag: "H1", font: "bold", size: 38, y: 118 });
  drawLine(doc, "diberikan kepada", { tag: "P", font: "regular", size: 14, y: 188 });
  const nameSize = fitText(doc, name, { maxSize: MAX_NAME_SIZE, maxLines: 2 });
  drawLine(doc, name, { tag: "P", font: "bold", size: nameSize, y: 216 });
  const reason = describeAchievement(certificate.kind);
  drawLine(doc, reason, { tag: "P", font: "regular", size: 14, y: doc.y + 14 });
  const classSize = fitText(doc, className, { maxSize: 22, maxLines: 2 });
  drawLine(doc, className, { tag: "P", font: "bold", size: classSize, y: doc.y + 6 });
  const facts = listCertificateFacts(certificate).join(" · ");
  drawLine(doc, facts, { tag: "P", font: "regular", size: 13, color: SOFT_INK, y: doc.y + 10 });
}

/** Largest size, down to half, at which bold text needs no more lines. */
function fitText(
  doc: Document,
  text: string,
  { maxSize, maxLines }: { maxSize: number; maxLines: number },
): number {
  const width = doc.page.width - 2 * MARGIN;
  for (let size = maxSize; size > maxSize / 2; size -= 2) {
    doc.font("bold").fontSize(size);
    if (doc.heightOfString(text, { width }) <= maxLines * doc.currentLineHeight(true) + 1)
      return size;
  }
  return maxSize / 2;
}

function drawSignature(doc: Document, { signer }: CertificateView): void {
  if (!signer.name) return;
  const y = doc.page.height - 116;
  const options = { width: 200 };
  const draw = () => {
    doc.fillColor(INK).font("bold").fontSize(14).text(signer.name, MARGIN, y, options);
    doc.fillColor(SOFT_INK).font("regular").fontSize(12).text(signer.title, options);
  };
  doc.addStructure(doc.struct("P", {}, draw));
}

/** Number, address and QR code, at the lower right. */
function drawProof(doc: Document, { certificate: { number }, url }: Sheet): void {
  const { size, path } = createQrPath(url);
  const right = doc.page.width - MARGIN;
  const top = doc.page.height - MARGIN - QR_SIZE + 14;
  const drawCode = () => {
    doc.save();
    doc.translate(right - QR_SIZE, top).scale(QR_SIZE / size);
    doc.path(path).fill("#000");
    doc.restore();
  };
  doc.addStructure(doc.struct("Figure", { alt: `Kode QR menuju ${url}` }, drawCode));
  const width = 420;
  const left = right - QR_SIZE - width - 10;
  const drawText = () => {
    const options = { width, align: "right" as const };
    doc.fillColor(SOFT_INK).font("regular").fontSize(11);
    doc.text("Periksa keasliannya di", left, top + 30, options).text(url, options);
    doc.fillColor(INK).font("bold").text(`Nomor ${number}`, options);
  };
  doc.addStructure(doc.struct("P", {}, drawText));
}
