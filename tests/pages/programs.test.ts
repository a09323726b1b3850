import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestBrowser } from "../guards/test-browser";
import { listLinks } from "../literal/page-checks";
import { type DemoSourceApp, startDemoSourceApp } from "./demo-source-app";
import { findCanonical, readText } from "./page-text";

let app: DemoSourceApp;
let guest: TestBrowser;
beforeAll(async () => {
  app = await startDemoSourceApp();
  guest = new TestBrowser(app.url);
});
afterAll(() => app.close());

const POST_PATH = /^\/Program\/(\d+)\/([a-z-]+)$/;

const open = async (path: string) => {
  const { status, text } = await guest.get(path);
  return { status, html: text, text: readText(text), links: listLinks(text) };
};

describe("/Program", () => {
  test("[FEA5] says of each program for whom it is, what one gets, when, and how to join", async () => {
    const { status, links, text } = await open("/Program");

    expect(status).toBe(200);
    expect(text).toContain("Untuk siapa Siswa SMK kelas X dan XI, bersama dua guru");
    expect(text).toContain("Yang didapat Kartu tugas dan lembar nilai untuk setiap siswa");
    expect(text).toMatch(/Kapan \d+ \S+( \d{4})? – \d+ \S+ \d{4} · 24 sekolah · 3 kelas/);
    expect(text).toContain("Cara ikut Sekolah mendaftar satu kali dengan NPSN.");
    expect(links.filter((href) => /^\/Program\/[a-z-]+$/.test(href))).toHaveLength(11);
  });

  test("lists the posts about programs below, and alone once they are searched for", async () => {
    const { links } = await open("/Program");
    const found = await open("/Program?search=sekolah");

    expect(links).toContainEqual(expect.stringMatching(POST_PATH));
    expect(found.text).toContain("Cerita dari program");
    expect(found.text).not.toContain("Untuk siapa");
    expect(found.links).toContainEqual(expect.stringMatching(POST_PATH));
    expect((await open("/Program?program=9")).status).toBe(404);
  });

  test("[FEA5] leads from a program to its classes, schools, leaderboard and curriculum", async () => {
    const { status, html, text, links } = await open("/Program/sabuk-digital-nusantara");

    expect(status).toBe(200);
    expect(findCanonical(html)).toBe("/Program/sabuk-digital-nusantara");
    expect(text).toContain("Pelatihan penguji dua hari bagi dua guru");
    for (const href of [
      "/Register/School",
      "/Class/Competence/linux-dan-baris-perintah",
      "/Leaderboards?program=sabuk-digital-nusantara",
      "/Curriculum/sabuk-digital-nusantara",
    ])
      expect(links).toContain(href);
    expect(text).toMatch(/Sekolah peserta .*SMK .*Peringkat 24 sekolah/);
    expect((await open("/Program/tidak-ada")).status).toBe(404);
  });

  test("[RTE9] keeps the posts about programs at their addresses by id and by slug", async () => {
    const { links } = await open("/Program");
    const post = links.find((href) => POST_PATH.test(href)) ?? "";
    const [, id = "", slug = ""] = POST_PATH.exec(post) ?? [];

    for (const path of [`/Program/${id}/${slug}`, `/Program/${slug}`]) {
      const { status, html: page } = await open(path);

      expect(status, path).toBe(200);
      expect(findCanonical(page), path).toBe(`/Program/${id}/${slug}`);
    }
    expect((await guest.get(`/Program/${id}`)).location).toBe(`/Program/${id}/${slug}`);
  });
});

describe("/Leaderboards", () => {
  const readRanks = (html: string) =>
    [...html.matchAll(/<td class="w-18[^>]*><strong[^>]*>(\d+)</g)].map(([, rank]) => Number(rank));

  test("[FEA5] [STO1] ranks the schools of a chosen program, ten a page, with the rule in one sentence", async () => {
    const { status, html, text, links } = await open("/Leaderboards?program=guru-melek-data");

    expect(status).toBe(200);
    expect(text).toContain("10 untuk setiap bab yang selesai");
    expect(text).toMatch(/Peringkat Sekolah dan provinsi Poin 1 SMK [^,]+, \S+/);
    expect(html).toContain('<option value="guru-melek-data" selected="">');
    expect(readRanks(html)).toHaveLength(10);
    expect(links).toContain("/Leaderboards?program=guru-melek-data&page=2");
    const next = await open("/Leaderboards?program=guru-melek-data&page=2");
    expect(readRanks(next.html)).toHaveLength(2);
    expect((await open("/Leaderboards?program=guru-melek-data&page=3")).status).toBe(404);
    expect((await open("/Leaderboards?program=tidak-ada")).status).toBe(404);
    // Without a choice, the program with most schools.
    expect((await open("/Leaderboards")).text).toContain("24 sekolah.");
  });

  test("gives schools with equal points one rank, on every page", async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => open(`/Leaderboards?program=sabuk-digital-nusantara&page=${page}`)),
    );

    const schools = pages.flatMap(({ html }) =>
      [...html.matchAll(/<tr class="border-b border-line \*:py-3">.*?<\/tr>/g)].map(([row]) => {
        const [, rank = "", points = ""] =
          /<strong[^>]*>(\d+)<.*<span class="font-semibold">([\d.]+)</.exec(row) ?? [];
        return { rank: Number(rank), points: Number(points.replace(".", "")) };
      }),
    );
    expect(schools).toHaveLength(24);
    for (const { rank, points } of schools)
      expect(rank).toBe(schools.filter((other) => other.points > points).length + 1);
    const ranks = schools.map(({ rank }) => rank);
    expect(new Set(ranks).size).toBeLessThan(ranks.length);
  });

  test("finds one's own school with its rank among all", async () => {
    const path = "/Leaderboards?program=sabuk-digital-nusantara&search=";
    const { html, text } = await open(`${path}flobamora+kupang`);

    expect(text).toContain("1 dari 24 sekolah cocok dengan “flobamora kupang”");
    expect(text).toContain("SMK Flobamora Kota Kupang, Nusa Tenggara Timur");
    expect(readRanks(html)[0]).toBeGreaterThan(0);
    expect((await open(`${path}tidakada`)).text).toContain("belum ada dalam program ini");
  });
});

describe("/Curriculum", () => {
  test("[RTE17] lists the programs' curricula and leads to each", async () => {
    const { status, links } = await open("/Curriculum");

    expect(status).toBe(200);
    expect(links.filter((href) => href.startsWith("/Curriculum/"))).toHaveLength(11);
    expect(links).toEqual(expect.arrayContaining(["/Silabus", "/Class"]));
    expect((await open("/Curriculum?page=2")).status).toBe(404);
  });

  test("[RTE17] a curriculum states topics, and modules, hours and outcomes of each class", async () => {
    const { status, html, text, links } = await open("/Curriculum/dua-belas-pekan-pengembang");

    expect(status).toBe(200);
    expect(findCanonical(html)).toBe("/Curriculum/dua-belas-pekan-pengembang");
    expect(text).toMatch(/4 kelas · \d+ modul · \d+ jam belajar · /);
    expect(text).toMatch(/Urutan belajar 1 Halaman dan formulir 2 Perilaku/);
    expect(text).toMatch(/Git dan Kerja Bersama .*Sesudah kelas ini, peserta dapat/);
    expect(text).toMatch(/1\. [^·]+ \d+ bab · \d+ menit/);
    expect(links).toContain("/Program/dua-belas-pekan-pengembang");
    expect((await open("/Curriculum/tidak-ada")).status).toBe(404);
  });
});

describe("/Silabus", () => {
  test("[RTE17] lists the subjects of each program in order, and leads on to classes and registration", async () => {
    const { status, text, links } = await open("/Silabus");

    expect(status).toBe(200);
    expect(text).toMatch(/Kebun sampai Cangkir .*Memetik merah Menjemur dan menyortir Catatan/);
    expect(links).toEqual(
      expect.arrayContaining(["/Curriculum/kebun-sampai-cangkir", "/Class", "/Register"]),
    );
  });

  test("[RTE7] the trainings' syllabus is another page, in English", async () => {
    const { status, html, text, links } = await open("/Training-Services/Syllabus");

    expect(status).toBe(200);
    expect(html).toContain('<html lang="id">');
    expect(html).toMatch(/<div lang="en"[^>]*><h1[^>]*>Training syllabus</);
    expect(html).toContain("<title>Silabus Pelatihan · ");
    expect(text).toMatch(/Data literacy for teams 4 modules · 16 hours/);
    expect(links).toContain(
      "/Make-Appointment?segment=corporate&topic=Training%3A+Data+literacy+for+teams",
    );
  });
});

describe("/BelajarBersama", () => {
  test("[PRE8] [ENT11] [ENT12] shows the fixed festival class with speakers and programme", async () => {
    const { status, html, text, links } = await open("/BelajarBersama");

    expect(status).toBe(200);
    expect(html).toContain("<title>Festival Belajar Bersama · ");
    expect(findCanonical(html)).toBe("/BelajarBersama");
    expect(text).toContain("Tiga hari kelas terbuka, lokakarya, dan pameran karya peserta");
    expect(text).toContain("Dewi Lestariningrum Sudah memastikan hadir Pengembang web, Bandung.");
    expect(text).toContain("Theresia Moi Kehadirannya menunggu kepastian");
    expect(html).toContain('href="https://www.linkedin.example/in/dewi-lestariningrum"');
    expect(html).toMatch(/<img[^>]*src="\/cover\/mentor\/dewi-lestariningrum\.svg"/);
    expect(text).toMatch(/Acara Kelas terbuka Dua puluh empat kelas berdurasi satu jam/);
    expect(links).toContain("/Class/festival-belajar-bersama/Daftar");
    expect((await open("/Class/festival-belajar-bersama")).links).toContain("/BelajarBersama");
  });

  test("[ENT13] [FEA10] names the sponsorship packages, each with a way to ask for it", async () => {
    const { text, links } = await open("/BelajarBersama");

    expect(text).toMatch(/Title Sponsor Seluruh biaya acara Tempat: eksklusif, satu mitra/);
    for (const [name, price, slots] of [
      ["Platinum", "Rp50.000.000", "2–3 mitra"],
      ["Gold", "Rp25.000.000", "4–5 mitra"],
      ["Silver", "Rp10.000.000", "terbuka bagi siapa pun"],
    ])
      expect(text).toContain(`${name} ${price} Tempat: ${slots}`);
    const gold = links.find((href) => href.includes("topic=Sponsor+Gold")) ?? "";
    expect((await open(gold)).html).toContain('value="Sponsor Gold, Festival Belajar Bersama"');
  });

  test("[PRE8] is not there for a tenant without the festival's class", async () => {
    const coffee = new TestBrowser(app.url, "coffee");

    expect((await coffee.get("/BelajarBersama")).status).toBe(404);
  });
});

describe("/Mentor", () => {
  test("[FEA7] presents those who teach now by name, with the classes they guide, twelve a page", async () => {
    const { status, html, text, links } = await open("/Mentor");

    expect(status).toBe(200);
    expect(findCanonical(html)).toBe("/Mentor");
    expect(html.match(/<h1/g)).toHaveLength(1);
    const [main = ""] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
    const names = [...main.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, name]) => name ?? "");
    expect(names).toHaveLength(12);
    expect(names).toEqual(names.toSorted());
    expect(text).toMatch(/Bagas Prayoga Insinyur jaringan, Surabaya Menjaga jaringan kampus/);
    expect(links).toContainEqual(expect.stringMatching(/^\/Class\/[a-z-]+$/));
    expect(links).toContain("/Mentor?page=2");
    expect((await open("/Mentor?page=99")).status).toBe(404);
  });

  test("is searched by name, work and class with a plain form, and says so if none fits", async () => {
    const found = await open("/Mentor?search=DEWI+pengembang");
    const none = await open("/Mentor?search=tidakada");

    expect(found.text).toContain("1 mentor cocok dengan “DEWI pengembang”");
    expect(found.text).toContain("Dewi Lestariningrum");
    expect(none.status).toBe(200);
    expect(none.text).toContain("Tidak ada mentor yang cocok dengan “tidakada”");
  });

  test("is linked from a class, from the page about the site and from the landing", async () => {
    for (const path of ["/Class/Competence/linux-dan-baris-perintah", "/About", "/"])
      expect((await open(path)).links, path).toContain("/Mentor");
  });
});

describe("pages about partners", () => {
  test("/Clients names each client with the results of its programs, of one kind if chosen", async () => {
    const all = await open("/Clients");
    const campuses = await open("/Clients?kind=kampus");

    expect(all.status).toBe(200);
    expect(all.text).toContain("PT Garam Teluk Seruni 84 peserta menyelesaikan program");
    expect(all.links).toEqual(
      expect.arrayContaining(["/Portfolio/csr/bengkel-digital-pesisir", "/Collaboration"]),
    );
    expect(campuses.text).toContain("Politeknik Rawa Kenari");
    expect(campuses.text).not.toContain("PT Garam Teluk Seruni");
    expect((await open("/Clients?page=9")).status).toBe(404);
  });

  test("/Network shows registered schools with search, their provinces and companies with jobs", async () => {
    const { status, html, text, links } = await open("/Network");
    const found = await open("/Network?search=SMK");

    expect(status).toBe(200);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(text).toMatch(/sekolah \d+ .*Menurut provinsi .* Perusahaan yang membuka lowongan/);
    expect(links).toContainEqual(expect.stringMatching(/^\/Career\/[a-z-]+$/));
    expect(found.text).toMatch(/\d+ sekolah cocok dengan “SMK”/);
    expect((await open("/Network?search=tidakada")).text).toContain(
      "Tidak ada sekolah yang cocok dengan “tidakada”",
    );
  });

  test("/Collaboration leads to the form of each way, and to sponsoring where there is a festival", async () => {
    const { status, text, links } = await open("/Collaboration");
    const other = await new TestBrowser(app.url, "coffee").get("/Collaboration");

    expect(status).toBe(200);
    for (const href of ["/Training-Services", "/Talent-Hiring", "/Register/School", "/Clients"])
      expect(links).toContain(href);
    expect(text).toContain("4 paket sponsor mulai Rp10.000.000");
    expect(text).toContain("Yang sudah berjalan");
    expect(other.text).not.toContain("paket sponsor");
  });

  test("without records they say so and lead on", async () => {
    const clients = await new TestBrowser(app.url, "coffee").get("/Clients");
    const network = await new TestBrowser(app.url, "default").get("/Network");

    expect([clients.status, network.status]).toEqual([200, 200]);
    expect(readText(clients.text)).toContain("Belum ada klien yang kami tulis di sini");
    expect(listLinks(clients.text)).toContain("/Collaboration");
    expect(readText(network.text)).toContain("Belum ada sekolah yang terdaftar");
  });
});
