import fc from 'fast-check'

// How many runs a property test makes: `npm run test:all` tries much harder than `npm test`.
if (process.env.PROPERTY_RUNS) fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS) })
