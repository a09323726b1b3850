import type { GetTexts } from "../landing-view";

/** This landing has questions only if the tenant writes some. */
export const getTexts: GetTexts = ({ title }) => ({
  title: "Masuklah lewat pintu Anda",
  lead: `${title} menyusun program belajar bersama lembaga, mendampinginya sampai selesai, lalu melaporkan hasilnya apa adanya.`,
  questions: "",
});
