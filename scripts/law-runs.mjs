import fc from 'fast-check'

// How often a law is tried: `npm run test:all` tries much harder than `npm test`.
if (process.env.LAW_RUNS) fc.configureGlobal({ numRuns: Number(process.env.LAW_RUNS) })
