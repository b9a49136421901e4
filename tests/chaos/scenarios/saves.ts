import { killAgainAndAgain } from '../kills.ts'
import { judged, largest, ms, quantile, type Scenario } from '../results.ts'

/** Criterion 1: what was acknowledged is there, and every save is there whole or not at all. */
export const saves: Scenario = {
  name: 'saves',
  short: 3,
  long: 200,
  async run(runs) {
    const acknowledged = { number: 0, count: 0 }
    let [sent, revision, lost, half, refused] = [0, 0, 0, 0, 0]
    const starts = await killAgainAndAgain(runs, () => ({
      async look(client) {
        const numbers = await client.drafted()
        if (new Set(numbers).size > 1) half += 1
        const [number = -1] = numbers
        if (number < acknowledged.number || number > sent) lost += 1
        acknowledged.number = number
        revision = await client.revision()
      },
      async go(client) {
        sent += 1
        const { status, body } = await client.save(sent, revision)
        if (status === 0) return false
        if (status !== 200) {
          refused += 1
          return false
        }
        revision = body.data.revision
        acknowledged.number = sent
        acknowledged.count += 1
        return true
      },
    }))
    return [
      judged(
        { criterion: '1', what: 'kill -9 during saves', runs },
        {
          'no acknowledged write lost': lost === 0,
          'no half document': half === 0,
          'none refused': refused === 0,
          'some acknowledged': acknowledged.count > 0,
        },
        `${acknowledged.count} acknowledged, ${lost} lost, ${half} half, ready p50 ${ms(quantile(starts, 0.5))}, max ${ms(largest(starts))}`,
        { 'ready within 2 s': largest(starts) <= 2000 },
      ),
    ]
  },
}
