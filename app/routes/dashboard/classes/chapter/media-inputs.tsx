import { getMediaKind, MEDIA_SLOTS, type MediaSlot } from "~/lib/media-fields";
import type { DeskChapter } from "~/server/hosts/learning/syllabus-desk";
import { MediaInput } from "~/ui/form/media-input";
import { getControlProps } from "~/ui/form/use-post-form";
import { TextInput } from "~/ui/text-input";
import type { ChapterFields } from "./chapter-fields";

const LABELS: Record<MediaSlot, { file: string; address: string }> = {
  media: { file: "Berkas video", address: "Alamat video" },
  audio: { file: "Berkas suara", address: "Alamat suara" },
  captions: { file: "Berkas teks video", address: "Alamat teks video" },
};
const DOCUMENT_LABELS = { file: "Berkas bab", address: "Alamat berkas" };

interface Props {
  fields: ChapterFields;
  type: DeskChapter["type"];
  /** Files need this site's own drive; addresses do not. */
  canUpload: boolean;
}

/** What a chapter shows beside its text: each a file of this site, or the address of one elsewhere. */
export const MediaInputs = ({ fields, type, canUpload }: Props) =>
  MEDIA_SLOTS.map((slot) => {
    const kind = getMediaKind(type, slot);
    if (!kind) return null;
    const label = kind === "document" ? DOCUMENT_LABELS : LABELS[slot];
    return (
      <div key={slot} className="grid gap-3">
        {canUpload && <MediaInput field={fields[`${slot}File`]} kind={kind} label={label.file} />}
        <TextInput
          {...getControlProps(fields[slot])}
          label={label.address}
          hint={
            canUpload ? "Bila berkasnya ada di situs lain. Diawali https://" : "Diawali https://"
          }
          inputMode="url"
          autoComplete="off"
        />
      </div>
    );
  });
