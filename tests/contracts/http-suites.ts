import { basename } from "node:path";
import type { HostName } from "~/server/hosts/contracts";

interface HttpSuite {
  file: string;
  hosts: HostName[];
  reason: string;
}

/**
 * Contract suites that also run over HTTP. Handlers and SQL are the same there, so the transport needs
 * each host once and each kind of request and response once, not every test.
 */
export const HTTP_SUITES: HttpSuite[] = [
  { file: "class-list.test.ts", hosts: ["services"], reason: "query names, paging, lists" },
  { file: "settings.test.ts", hosts: ["lms"], reason: "tenant by host name, misspelt wire fields" },
  { file: "statistics.test.ts", hosts: ["api"], reason: "numbers, dates" },
  { file: "statistics-recording.test.ts", hosts: [], reason: "POST requests without a user" },
  { file: "batches.test.ts", hosts: ["batch"], reason: "its own tenant header, raw requests" },
  { file: "sign-ups.test.ts", hosts: ["auth", "account"], reason: "bearer tokens, code exchange" },
  { file: "assistant-answers.test.ts", hosts: ["assistant"], reason: "streamed JSON lines" },
  { file: "assistant-model.test.ts", hosts: ["assistant"], reason: "single chunks, disconnects" },
  { file: "submissions.test.ts", hosts: ["records"], reason: "idempotent POST requests" },
  { file: "drive-uploads.test.ts", hosts: ["drive"], reason: "binary and streamed uploads" },
  { file: "drive-downloads.test.ts", hosts: ["drive"], reason: "downloads, ranges, conditions" },
  { file: "drive-deletions.test.ts", hosts: ["drive"], reason: "DELETE requests" },
  { file: "users.test.ts", hosts: ["mailer"], reason: "commands and profile bodies" },
  { file: "radio.test.ts", hosts: ["radio"], reason: "MP3 stream, range requests" },
  { file: "gateway.test.ts", hosts: ["gateway"], reason: "signed notifications" },
  { file: "payout-export.test.ts", hosts: ["admin"], reason: "streamed CSV, early disconnect" },
  { file: "lessons.test.ts", hosts: ["learning"], reason: "calls with and without a user" },
  { file: "error-responses.test.ts", hosts: [], reason: "error status codes and their bodies" },
  { file: "tokens.test.ts", hosts: [], reason: "application tokens in headers" },
];

export const runsOverHttp = (testPath: string | undefined) =>
  HTTP_SUITES.some(({ file }) => file === basename(testPath ?? ""));
