import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/form/post-form";

interface Props {
  path: string;
  version: number;
  isPublished: boolean;
  /** What taking it off the site means. */
  hint: string;
  idempotencyKey: string;
}

/** The button that shows a record on the site or takes it off. */
export const VisibilityForm = ({ path, version, isPublished, hint, idempotencyKey }: Props) => (
  <form method="post" action={path} className="grid max-w-140 justify-items-start gap-2">
    <HiddenFields idempotencyKey={idempotencyKey} />
    <input type="hidden" name="version" value={version} />
    <input type="hidden" name="visibility" value={isPublished ? "draft" : "published"} />
    <p className="text-ink-soft">{isPublished ? hint : "Draf hanya tampil di ruang kerja ini."}</p>
    <Button variant={isPublished ? "secondary" : "primary"}>
      {isPublished ? "Tarik dari situs" : "Terbitkan"}
    </Button>
  </form>
);
