/**
 * Decisions where the product description is silent or contradicts itself. Calls flagged `silent` in
 * calls.ts answer `data: null` under the variant `silent`, so that nothing relies on these rows.
 */
interface Decision {
  /** Calls or features concerned. */
  about: string;
  decision: string;
}

const ADDRESSES: Decision[] = [
  { about: "{lms}/...", decision: "{lms} is a base address: a host of its own without prefix." },
  { about: "GET {token}", decision: "services, one segment, generated or open token; data {}." },
  { about: "drive upload", decision: "POST on any path of the host drive; 201 {link, name}." },
  { about: "mailer notify", decision: "POST on any path of the host mailer; data null." },
  { about: "click log", decision: "POST v1/logger/log/click with from, to, type, timestamp." },
  { about: "school/list", decision: "The query may hold page and perPage." },
  { about: "batches, donations", decision: "The query may hold page; donations: select." },
  { about: "statistics counter", decision: "A filter is a query name; none means all ten." },
  {
    about: "account, radio, files",
    decision: "Outside the 97: any path; recorded, not unexpected.",
  },
  { about: "account", decision: "HTML links a role back to the first URL value + access_token." },
];

const ENVELOPES: Decision[] = [
  { about: "every answer", decision: "status is a boolean, message is 'Berhasil'." },
  { about: "request-demo", decision: "message 'Berhasil mengirim request', data null." },
  { about: "errors", decision: "status false, a message, data null, with the HTTP status." },
  { about: "unmatched request", decision: "404 'This page could not be found'." },
  { about: "unknown id or slug of a detail", decision: "404; 200 with the variant soft-errors." },
  { about: "hosted database, chat messages", decision: "Envelope; bare with `unwrapped`." },
  { about: "creates", decision: "201 and data null; literal-200 spares the five." },
  { about: "updates, deletes, decisions", decision: "200 and data null; they take effect." },
  { about: "lists without a page query", decision: "data is an array." },
  { about: "perPage of programs, webinars, podcasts, jobs", decision: "6, as classes and blogs." },
  { about: "batches", decision: "data {page, data_count, items}; default per_page 10." },
  { about: "no rows", decision: "totalPages 0 and items []." },
];

const FIELDS: Decision[] = [
  { about: "class", decision: "The four fields; id and state hidden, status by `classStatus`." },
  { about: "program", decision: "name, slug, summary, logo; the id is hidden." },
  { about: "classroomId, programId", decision: "A hidden id or the slug; otherwise no rows." },
  { about: "v3 posts, podcasts", decision: "The ten fields in list, detail and view." },
  { about: "v1 post/list, post/detail", decision: "id, title, content, cover." },
  { about: "v1 article/list, gallery/list", decision: "id, title, summary, cover." },
  { about: "category", decision: "In a post its name; in its own calls id, slug, name." },
  { about: "career, job", decision: "Career id, slug, title, summary; job id, title, summary." },
  { about: "syllabus, silabus", decision: "Array of name, description (HTML)." },
  { about: "province, city, school, bank", decision: "id, name." },
  { about: "payout", decision: "id, bank, amount, status; balance {balance}." },
  { about: "payout bodies", decision: "Any field, nested too, may name the payout or its bank." },
  { about: "class payments, repay", decision: "data {}; the callback's POST is kept." },
  { about: "GET payment/callback", decision: "Any query; the kept POST that holds its value." },
  { about: "user", decision: "id, name, role (number) for user/me, user/detail, identity/me." },
  { about: "mentor", decision: "id, name, image." },
  { about: "batch", decision: "id, label, date, as the portfolio's batchs plus an id." },
  { about: "charts, provinces statistics", decision: "Array of label, value; or name, value." },
  { about: "landing/counter", decision: "data_count (ten counters) and extensions ({name})." },
  { about: "statistics", decision: "The ten counters." },
  { about: "version, id, validate", decision: "{appVersion}, {lmsId}, {isTokenValid}; or bare." },
  { about: "identity/login", decision: "{token}; any body is accepted." },
  { about: "auth generate/token", decision: "{token, code}; any body is accepted." },
  { about: "book_reviews, aspirations", decision: "Posted fields plus id; seed rows have a name." },
  {
    about: "setting/{key}",
    decision: "A field of the setting, blog, overview or stored; else null.",
  },
  {
    about: "PUT settings",
    decision: "Known fields of the body replace the tenant's; answers all.",
  },
];

const VALUES: Decision[] = [
  {
    about: "layout values",
    decision: "The product description's words in kebab case: coding-school.",
  },
  { about: "kinds of posts", decision: "Singular words of sections 1 and 2; option `kinds` adds." },
  { about: "unknown kindSlug", decision: "Empty list." },
  { about: "payout status", decision: "requested, approved, rejected, after the actions." },
  { about: "class state filter", decision: "The words of sections 2 and 4; others do not filter." },
  { about: "unknown status or bank filter", decision: "Does not filter." },
  { about: "level, filter.type, isParent, type, active", decision: "Accepted, do not filter." },
  { about: "sort", decision: "`desc` reverses; anything else keeps the order." },
  { about: "chat text", decision: "Each line holds the next piece, not the text so far." },
  { about: "content across tenants", decision: "The same: tenants differ in setting and id only." },
];

const ACCESS: Decision[] = [
  { about: "app token header", decision: "Not named, so not required; records hold it." },
  { about: "tenant header", decision: "Any header whose value is a tenant id; not required." },
  { about: "API key header", decision: "Not named, so not required; records hold it." },
  { about: "user/me, user/detail", decision: "401 without a known access token." },
  { about: "content, category, payout decisions", decision: "401 guest; 403 unless staff." },
  { about: "staff", decision: "Every role but student, industry, partner and unknown ones." },
  { about: "other calls", decision: "Open to guests, payout list and request included." },
  { about: "chat calls", decision: "401 without a bearer or with an access token of a user." },
  { about: "required bodies", decision: "400 when a field that section 7 names is absent." },
];

export const SILENCE: Record<string, Decision[]> = {
  addresses: ADDRESSES,
  envelopes: ENVELOPES,
  fields: FIELDS,
  values: VALUES,
  access: ACCESS,
};
