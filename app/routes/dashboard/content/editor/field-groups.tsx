import { META_LENGTHS } from "~/lib/post-fields";
import { getControlProps } from "~/ui/form/use-post-form";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import type { EditorFields } from "./editor-fields";
import { LengthStatus } from "./length-status";

const DATE_HINT = "Misalnya 17/8/2026.";
const TIME_HINT = "WIB, misalnya 19.30.";

/** Dates and place of an event. */
export function EventFields({ fields }: { fields: EditorFields }) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-xl font-bold">Waktu dan tempat acara</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          {...getControlProps(fields.eventDate)}
          label="Tanggal mulai"
          hint={DATE_HINT}
          autoComplete="off"
        />
        <TextInput
          {...getControlProps(fields.eventTime)}
          label="Jam mulai"
          hint={TIME_HINT}
          autoComplete="off"
        />
        <TextInput
          {...getControlProps(fields.eventEndDate)}
          label="Tanggal selesai"
          hint={DATE_HINT}
          autoComplete="off"
        />
        <TextInput
          {...getControlProps(fields.eventEndTime)}
          label="Jam selesai"
          hint={TIME_HINT}
          autoComplete="off"
        />
      </div>
      <TextInput {...getControlProps(fields.eventPlace)} label="Tempat" autoComplete="off" />
    </fieldset>
  );
}

/** When a post is published by itself. */
export function ScheduleFields({ fields }: { fields: EditorFields }) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-xl font-bold">Jadwal terbit</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          {...getControlProps(fields.publishDate)}
          label="Tanggal terbit"
          hint={`Hanya untuk menjadwalkan. ${DATE_HINT}`}
          autoComplete="off"
        />
        <TextInput
          {...getControlProps(fields.publishTime)}
          label="Jam terbit"
          hint={TIME_HINT}
          autoComplete="off"
        />
      </div>
    </fieldset>
  );
}

/** Address, and how a search engine shows the post, from what was last saved or previewed. */
export function SearchFields({ fields, origin }: { fields: EditorFields; origin: string }) {
  const [slug, metaTitle, metaDescription] = [
    getControlProps(fields.slug),
    getControlProps(fields.metaTitle),
    getControlProps(fields.metaDescription),
  ];
  const shownTitle = metaTitle.defaultValue || getControlProps(fields.title).defaultValue;
  const shownText = metaDescription.defaultValue || getControlProps(fields.summary).defaultValue;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-xl font-bold">Alamat dan mesin pencari</legend>
      <TextInput
        {...slug}
        label="Alamat"
        hint="Huruf kecil, angka, dan tanda hubung. Kosongkan agar dibuat dari judul. Alamat lama tetap mengarah ke sini."
        autoComplete="off"
        autoCapitalize="none"
      />
      <div className="grid gap-1">
        <TextInput
          {...metaTitle}
          label="Judul untuk mesin pencari"
          hint="Kosongkan agar sama dengan judul."
          autoComplete="off"
        />
        <LengthStatus controlId={metaTitle.id} max={META_LENGTHS.title} isAdvice />
      </div>
      <div className="grid gap-1">
        <TextArea
          {...metaDescription}
          label="Keterangan untuk mesin pencari"
          hint="Kosongkan agar memakai ringkasan."
          rows={2}
        />
        <LengthStatus controlId={metaDescription.id} max={META_LENGTHS.description} isAdvice />
      </div>
      {shownTitle && (
        <div
          role="group"
          aria-label="Di hasil pencarian"
          className="grid gap-1 rounded-card border border-line p-4"
        >
          <p className="text-sm wrap-anywhere text-ink-soft">
            {origin} › {slug.defaultValue || "alamat-dari-judul"}
          </p>
          <p className="text-xl text-primary-text">{shorten(shownTitle, META_LENGTHS.title)}</p>
          <p className="text-ink-soft">{shorten(shownText ?? "", META_LENGTHS.description)}</p>
        </div>
      )}
    </fieldset>
  );
}

/** As search engines cut what is too long. */
const shorten = (text: string, max: number) =>
  text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;
