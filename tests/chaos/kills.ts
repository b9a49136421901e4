import { setTimeout as sleep } from 'node:timers/promises'
import { type Server, startServer } from './server.ts'
import { type Client, clientOf, makeWorld, signIn, temporaryFolder, type World } from './world.ts'

/** What is done over and over until the server is gone, and what must hold when it is back. */
export interface Work {
  /** Does one thing; tells whether the server answered at all. */
  go(client: Client): Promise<boolean>
  /** Looks at a server that came back. */
  look(client: Client): Promise<void>
  /** The longest time until the server is killed, in milliseconds: a few times what one thing takes. */
  readonly patience?: number
}

/**
 * Kills a server again and again while something is being done, each time at another moment.
 *
 * @param kills how often.
 * @returns how long each start took until it was ready, in milliseconds.
 */
export async function killAgainAndAgain(kills: number, workOn: (world: World) => Work): Promise<readonly number[]> {
  const world = await makeWorld({ dataDir: temporaryFolder() })
  const work = workOn(world)
  const starts: number[] = []
  let cookie: string | undefined
  let server: Server | undefined
  for (let run = 0; run <= kills; run++) {
    server = await startServer(world.place)
    starts.push(server.readyMs)
    cookie ??= await signIn(server.url)
    const client = clientOf(world, server.url, cookie)
    await work.look(client)
    if (run === kills) break
    // One is always answered, however busy this machine is; then it may be any moment.
    await work.go(client)
    const killed = sleep(Math.random() ** 2 * (work.patience ?? 800)).then(() => server?.kill())
    while (await work.go(client));
    await killed
  }
  await server?.stop()
  return starts.slice(1)
}
