import { defineCommand, exitCodes, sharedOptions } from '../command.ts'
import { withService } from '../service/service.ts'

const { help } = sharedOptions

export const owner = defineCommand({
  usage: '<what> <email>',
  about: [
    'Helps somebody who is locked out of the service that runs here, or was invited; the server may run meanwhile.',
    '',
    'reset-password <email>        prints a new password, and ends all sessions',
    'remove-two-factor <email>     takes the second factor away',
    'add <email> [clientId …]      another account, which owns these sites',
    'invitation-link <email>       prints the link of an invitation',
    '',
    'Exit code: 0 done, 3 it could not be done.',
  ],
  options: { help },
  async run(_values, words, { cwd, say }) {
    say(await withService(cwd, (service) => service.owner(words)))
    return exitCodes.done
  },
})
