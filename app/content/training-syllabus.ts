interface TrainingModule {
  title: string;
  hours: number;
  /** What participants can do afterwards. */
  outcomes: readonly string[];
}

interface Training {
  id: string;
  title: string;
  audience: string;
  modules: readonly TrainingModule[];
}

/** Trainings for institutions, in English for partners from abroad (RTE17). */
export const TRAININGS: readonly Training[] = [
  {
    id: "data",
    title: "Data literacy for teams",
    audience: "Staff who keep records and have to decide with them; no statistics needed.",
    modules: [
      {
        title: "Records that can be counted",
        hours: 4,
        outcomes: ["Turn a notebook into a table", "Find gaps before they cost a report"],
      },
      {
        title: "Questions before numbers",
        hours: 4,
        outcomes: ["Write one question a table can answer", "Tell an average from a typical case"],
      },
      {
        title: "Charts for a meeting",
        hours: 4,
        outcomes: ["Choose a chart that fits the question", "Present a result in three minutes"],
      },
      {
        title: "One change, one measure",
        hours: 4,
        outcomes: ["Try a change for two weeks", "Report what did not work"],
      },
    ],
  },
  {
    id: "web",
    title: "Web development for in-house teams",
    audience: "IT staff and teachers who maintain their institution's own site.",
    modules: [
      {
        title: "Pages and forms that work everywhere",
        hours: 12,
        outcomes: ["Build a form that needs no script", "Test a page on a slow phone"],
      },
      {
        title: "Data that does not contradict itself",
        hours: 10,
        outcomes: ["Design tables for a real service", "Restore a backup, not just make one"],
      },
      {
        title: "Working together on one code base",
        hours: 8,
        outcomes: ["Review a colleague's change", "Write a history that explains itself"],
      },
      {
        title: "A small service for your own office",
        hours: 10,
        outcomes: ["Publish a service that colleagues use", "Hand it over with a one-page manual"],
      },
    ],
  },
  {
    id: "ai",
    title: "Safe use of AI at work",
    audience: "Teachers, writers and office staff who already use an assistant.",
    modules: [
      {
        title: "What a model knows, and what it makes up",
        hours: 2,
        outcomes: ["Check an answer against its source", "Spot an invented reference"],
      },
      {
        title: "Personal data stays at home",
        hours: 3,
        outcomes: ["Remove personal data from a prompt", "Apply Indonesia's data protection law"],
      },
      {
        title: "Rules for your own team",
        hours: 3,
        outcomes: ["Agree on one page of rules", "Say openly where a machine has helped"],
      },
    ],
  },
  {
    id: "service",
    title: "Shorter queues at public counters",
    audience: "Officials of villages, districts and schools who serve people at a counter.",
    modules: [
      {
        title: "Following one citizen",
        hours: 4,
        outcomes: ["Draw a timeline from door to door", "Separate waiting from service"],
      },
      {
        title: "A change without a budget",
        hours: 4,
        outcomes: ["Choose one change for two weeks", "Explain it to colleagues and citizens"],
      },
      {
        title: "Measuring and sharing",
        hours: 4,
        outcomes: ["Count minutes honestly", "Publish a report of one page"],
      },
    ],
  },
];
