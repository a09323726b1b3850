import { EmptyState } from "~/ui/empty-state";

export const NoOpenClasses = ({ children }: { children: string }) => (
  <EmptyState
    title="Belum ada kelas yang dibuka"
    action={{ label: "Tanyakan jadwal berikutnya", href: "/Make-Appointment" }}
  >
    {children}
  </EmptyState>
);
