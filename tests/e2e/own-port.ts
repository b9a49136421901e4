/**
 * A port for a server that one test starts: of its worker alone, beside those of the servers of all tests, and
 * below the ports that systems hand out, so that nobody else takes it meanwhile.
 */
export const ownPort = (): number =>
  Number(process.env.E2E_PORT ?? 4317) + 20 + 10 * Number(process.env.TEST_PARALLEL_INDEX ?? 0)
