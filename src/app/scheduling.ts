// Gives React's scheduler a way to call itself back that outlives the back-forward cache. It would post a message, and
// Safari loses one that is under way when the page is left, Firefox one that is posted while it is left: the scheduler
// then waits for it forever, and nobody who comes back gets through the gate. It takes `setImmediate` where there is
// one, and looks for it when it is loaded, so this stands before the import of React.

type Work = () => void;

let due: Work[] = [];
const channel = new MessageChannel();
const callAgain = () => channel.port2.postMessage(null);

channel.port1.addEventListener('message', () => {
  const work = due;
  due = [];
  for (const each of work) each();
});
channel.port1.start();
addEventListener('pageshow', ({ persisted }) => {
  // A message that was not lost finds nothing left to do.
  if (persisted && due.length > 0) callAgain();
});

Object.assign(globalThis, {
  setImmediate: (work: Work) => {
    due.push(work);
    callAgain();
  },
});
