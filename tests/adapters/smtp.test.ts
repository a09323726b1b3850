import { createServer, type Socket } from "node:net";
import { afterAll, expect, test } from "vitest";
import { createSmtpTransport } from "~/server/adapters/smtp/mail-transport";

/** Minimal SMTP server. Recipients that begin with `unknown` get 550, with `busy` 451. */
async function startFakeSmtpServer() {
  const mails: string[] = [];
  const handleConnection = (socket: Socket) => {
    let data: string | null = null;
    let rest = "";
    socket.write("220 here\r\n");
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      rest += chunk;
      for (let at = rest.indexOf("\r\n"); at >= 0; at = rest.indexOf("\r\n")) {
        const line = rest.slice(0, at);
        rest = rest.slice(at + 2);
        if (data !== null && line !== ".") data += `${line}\n`;
        else if (data !== null) {
          mails.push(data);
          data = null;
          socket.write("250 taken\r\n");
        } else if (line === "DATA") {
          data = "";
          socket.write("354 go on\r\n");
        } else if (/^RCPT TO:<unknown/.test(line)) socket.write("550 nobody here\r\n");
        else if (/^RCPT TO:<busy/.test(line)) socket.write("451 later\r\n");
        else
          socket.write(
            line.startsWith("EHLO")
              ? "250 here\r\n"
              : line === "QUIT"
                ? "221 bye\r\n"
                : "250 ok\r\n",
          );
      }
    });
  };
  const server = createServer(handleConnection);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => void server.close());
  return { url: `smtp://127.0.0.1:${(server.address() as { port: number }).port}`, mails };
}

const createMail = (to: string) => ({
  id: "123456789012",
  from: { name: "Pendopo", address: "no-reply@pendopo.example" },
  to,
  subject: "Tanda terima donasi – terima kasih",
  text: "Halo Sri,\n.\nDonasi Anda kami terima.",
});

test("send delivers an email with a stable Message-ID and an encoded subject", async () => {
  const { url, mails } = await startFakeSmtpServer();
  const transport = createSmtpTransport(url);
  await transport.send(createMail("sri@example.id"));
  expect(mails[0]).toContain("Message-ID: <123456789012@pendopo.example>");
  expect(mails[0]).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(mails[0]).toContain("From: Pendopo <no-reply@pendopo.example>");
  transport.close();
});

test("send announces one-click unsubscription for emails that can be switched off only", async () => {
  const { url, mails } = await startFakeSmtpServer();
  const transport = createSmtpTransport(url);
  const unsubscribeUrl = `https://pendopo.example/Berhenti/1-digest-${"a".repeat(64)}`;
  await transport.send({ ...createMail("sri@example.id"), unsubscribeUrl });
  await transport.send(createMail("budi@example.id"));
  const [notice = "", receipt] = mails.map((mail) => mail.replace(/\n\s+/g, " "));

  expect(notice).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(notice).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(receipt).not.toMatch(/^List-/m);

  transport.close();
});

test("send rejects line breaks in an address", async () => {
  const { url, mails } = await startFakeSmtpServer();
  const transport = createSmtpTransport(url);
  await transport.send(createMail("sri@example.id\r\nBcc: all@example.id")).catch(() => undefined);
  expect(mails.join()).not.toMatch(/^Bcc:/m);
  transport.close();
});

test("send throws retryable errors for 451 and an unreachable server, not for 550", async () => {
  const { url } = await startFakeSmtpServer();
  const transport = createSmtpTransport(url);

  await expect(transport.send(createMail("unknown@example.id"))).rejects.toMatchObject({
    retryable: false,
    status: 550,
  });
  await expect(transport.send(createMail("busy@example.id"))).rejects.toMatchObject({
    retryable: true,
  });

  transport.close();
  const offlineTransport = createSmtpTransport("smtp://127.0.0.1:9");

  await expect(offlineTransport.send(createMail("sri@example.id"))).rejects.toMatchObject({
    retryable: true,
  });

  offlineTransport.close();
});

test("send attaches a calendar file", async () => {
  const { url, mails } = await startFakeSmtpServer();
  const transport = createSmtpTransport(url);

  await transport.send({ ...createMail("sri@example.id"), calendar: "BEGIN:VCALENDAR\r\n" });
  transport.close();

  expect(mails[0]).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/);
  expect(mails[0]).toContain("Content-Disposition: attachment; filename=jadwal.ics");
});
