import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { CSRF, HONEYPOT, IDEMPOTENCY_KEY } from "~/lib/form-fields";
import { ErrorSummary } from "../error-summary";
import { Notice } from "../notice";
import type { usePostForm } from "./use-post-form";

type Form = ReturnType<typeof usePostForm>["form"];

interface Props extends Form {
  action: string;
  idempotencyKey: string;
  /** With files. */
  multipart?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A plain form: when the network fails, the browser's own page keeps what was written. On top what went wrong, in it what every
 * form carries: the key that makes it one record, the session's token, and the field that only programs fill in.
 */
export function PostForm({ formProps, action, answer, idempotencyKey, errors, multipart, className = "grid gap-6", children }: Props) {
  return (
    <form
      method="post"
      action={action}
      {...formProps}
      noValidate
      {...(multipart && { encType: "multipart/form-data" })}
      className={className}
    >
      {answer?.message && (
        // biome-ignore lint/a11y/noAutofocus: a page that comes back unsent must say so first
        <div tabIndex={-1} autoFocus>
          <Notice tone="danger">{answer.message}</Notice>
        </div>
      )}
      <ErrorSummary errors={errors} />
      <HiddenFields idempotencyKey={answer?.idempotencyKey || idempotencyKey} />
      {children}
    </form>
  );
}

/** For forms of a single button, too. */
export function HiddenFields({ idempotencyKey }: { idempotencyKey: string }) {
  const root = useRouteLoaderData("root") as { csrf?: string | null } | undefined;
  return (
    <>
      <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
      {root?.csrf && <input type="hidden" name={CSRF} value={root.csrf} />}
      {/* The label holds it: a page may have many forms, and an id must be one of a kind. */}
      <div className="sr-only" aria-hidden="true">
        <label>
          Biarkan kolom ini kosong
          <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
