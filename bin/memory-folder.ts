import { readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const shared = '/dev/shm'
/** What two lanes of tests write at a time, twice over. */
const wantedBytes = 4 * 1024 ** 3

/**
 * Where tests keep what lives for seconds: Linux's shared memory, where it has room and lets programs run, else the system's folder for such
 * files. A copy of a database takes 25 ms there; on a disk its 880 files may take twenty times that.
 */
export const memoryFolder = (): string => {
  try {
    const { bavail, bsize } = statfsSync(shared)
    const options = mountOptions(shared)
    const hasRoom = Math.min(bavail * bsize, process.availableMemory()) >= wantedBytes
    return hasRoom && options.includes('rw') && !options.includes('noexec') ? shared : tmpdir()
  } catch {
    return tmpdir()
  }
}

const mountOptions = (folder: string): readonly string[] => {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
  const [, , , options = ''] = mounts.find((line) => line.split(' ')[1] === folder)?.split(' ') ?? []
  return options.split(',')
}
