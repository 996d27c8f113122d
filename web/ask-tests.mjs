// Asks the page's tests again and again, in one process: what has been translated once stays so.
//
// First it runs all tests while nothing is changed, and says which fail: a line of JSON. Then it reads the names
// of changed files, a line each, and says which tests fail of those that depend on that file. The quickest
// are asked first, and nobody after the first failure.
import { relative } from "node:path";
import { createInterface } from "node:readline";
import { createVitest } from "vitest/node";

/** Tests come in the order in which they are given. */
class AsGiven {
  shard = async (files) => files;
  sort = async (files) => files;
}

process.env.VITEST = "true"; // as the command does: the configuration asks for it
const vitest = await createVitest("test", {
  watch: false,
  bail: 1,
  isolate: false, // a window for all files of tests is many times quicker than one each
  maxWorkers: 1,
  reporters: [{}],
  sequence: { sequencer: AsGiven },
});
const seconds = new Map();

/** Run some files of tests and say what failed: tests by their names, and whatever fails outside of them. */
async function failures(tests) {
  vitest.state.filesMap.clear(); // else failures of the run before would count
  vitest.state.idMap.clear();
  if (tests.length === 0) return [];
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests);
  return [...testModules.flatMap(failuresIn), ...unhandledErrors.map((error) => `outside of tests: ${error?.message}`)];
}

function failuresIn(file) {
  const name = relative(vitest.config.root, file.moduleId);
  seconds.set(file.moduleId, file.diagnostic().duration);
  if (file.ok()) return [];
  const failed = [...file.children.allTests("failed")].map((test) => `${name} > ${test.fullName}`);
  return failed.length > 0 ? failed : [name]; // it cannot even be read
}

/** All tests, or those that depend on a file, the quickest first. */
async function testsOf(path) {
  vitest.config.related = path && [path];
  const tests = await vitest.getRelevantTestSpecifications();
  const known = ({ moduleId }) => seconds.get(moduleId) ?? 0;
  return tests.toSorted((a, b) => known(a) - known(b) || (a.moduleId < b.moduleId ? -1 : 1));
}

const say = (failed) => process.stdout.write(`${JSON.stringify(failed)}\n`);
say(await failures(await testsOf()));
const whole = new Map(seconds); // a run that ends early says nothing about how long tests take
for await (const path of createInterface({ input: process.stdin })) {
  whole.forEach((time, file) => seconds.set(file, time));
  vitest.invalidateFile(path);
  say(await failures(await testsOf(path)));
  vitest.invalidateFile(path); // by then it is as it was
}
await vitest.close();
