const CLASS_FIELDS = {
  name: "Kelas uji",
  slug: "",
  type: "free",
  level: "dasar",
  summary: "Satu kalimat tentang kelas.",
};
const WEBINAR_FIELDS = {
  title: "Kenalan",
  summary: "Satu kalimat.",
  speakers: "Sri Wahyuni, Mentor",
  date: "31/12/2026",
  time: "19.30",
  minutes: "90",
  platform: "Zoom",
};
const SETTINGS_FIELDS = {
  ...CLASS_FIELDS,
  price: "250 ribu",
  quota: "20",
  startDate: "31/12/2026",
  startTime: "19.30",
  mentorIds: "1",
};
const CHAPTER_FIELDS = {
  title: "Bab",
  minutes: "10",
  body: "Isi **tebal**.",
  "criteria[0].title": "Isi",
  "criteria[0].points": "60",
};

const UNKNOWN_CLASS = "/Dashboard/Kelas/tidak-ada-kelas-ini";

/** Forms of those who make classes, with values that they would take. */
export const listClassForms = (): [path: string, validFields: Record<string, string>][] => [
  ["/Dashboard/Kelas/Baru", CLASS_FIELDS],
  ["/Dashboard/Kelas/kode-untuk-anak/Ubah", SETTINGS_FIELDS],
  [`${UNKNOWN_CLASS}/Pratinjau`, { version: "1", decision: "publish" }],
  [`${UNKNOWN_CLASS}/Silabus`, { module: "awal", button: "up" }],
  [`${UNKNOWN_CLASS}/Silabus?form=bab`, { title: "Bab" }],
  [`${UNKNOWN_CLASS}/Silabus/awal/bab`, CHAPTER_FIELDS],
  [`${UNKNOWN_CLASS}/Webinar`, WEBINAR_FIELDS],
  [`${UNKNOWN_CLASS}/Webinar/kenalan`, WEBINAR_FIELDS],
];
