// Small sounds, made on the spot and without files: wood for dice and pieces, bells for what is good news.
// Nothing is heard unless the player wants it.

export type Sound = "roll" | "step" | "capture" | "home" | "turn" | "win";

/** Seconds and hertz; `wood` is a knock on it, `bell` rings out, `fall` slides down. */
interface Note {
  how: "wood" | "bell" | "fall";
  at: number;
  pitch: number;
  loud: number;
}

const wood = (at: number, pitch: number, loud = 0.5): Note => ({ how: "wood", at, pitch, loud });
const bell = (at: number, pitch: number, loud = 0.16): Note => ({ how: "bell", at, pitch, loud });

const [C5, E5, G5, A5, C6, E6] = [523.3, 659.3, 784, 880, 1046.5, 1318.5];

const SOUNDS: Record<Sound, Note[]> = {
  roll: [
    wood(0, 520),
    wood(0.07, 430),
    wood(0.15, 560, 0.4),
    wood(0.25, 460, 0.35),
    wood(0.4, 380, 0.3),
  ],
  step: [wood(0, 300), wood(0.12, 270, 0.35)],
  capture: [wood(0, 170, 0.7), { how: "fall", at: 0.04, pitch: 480, loud: 0.16 }],
  home: [bell(0, C5), bell(0.11, E5), bell(0.22, G5)],
  turn: [bell(0, G5), bell(0.16, C6)],
  win: [
    bell(0, C5),
    bell(0.12, E5),
    bell(0.24, G5),
    bell(0.42, A5),
    bell(0.42, C6),
    bell(0.66, E6),
    bell(0.66, C6),
  ],
};

const OVERTONES = [0, 1, 0.22, 0.1, 0.03]; // of a bell
const LASTS = { wood: 0.09, bell: 0.7, fall: 0.32 };

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Let a sound be heard; nothing happens where there is none to make. */
export function sound(name: Sound | null): void {
  if (name === null || !globalThis.AudioContext) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of SOUNDS[name]) play(context, note);
}

function play(audio: AudioContext, note: Note): void {
  const begin = audio.currentTime + note.at;
  const end = begin + LASTS[note.how];
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(note.loud, begin + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0008, end);
  volume.connect(audio.destination);
  for (const source of sources(audio, note, begin, end)) {
    source.connect(volume);
    source.start(begin);
    source.stop(end);
  }
}

function sources(
  audio: AudioContext,
  { how, pitch }: Note,
  begin: number,
  end: number,
): AudioScheduledSourceNode[] {
  const body = new OscillatorNode(audio, { type: "sine", frequency: pitch });
  body.frequency.setValueAtTime(pitch, begin);
  if (how === "bell") body.setPeriodicWave(new PeriodicWave(audio, { imag: OVERTONES }));
  else body.frequency.exponentialRampToValueAtTime(pitch * (how === "fall" ? 0.25 : 0.6), end);
  return how === "wood"
    ? [body, new AudioBufferSourceNode(audio, { buffer: noise(audio) })]
    : [body];
}

/** A moment of quiet hiss: the grain of the wood. */
function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  const length = Math.round(audio.sampleRate * 0.02);
  hiss = new AudioBuffer({ length, sampleRate: audio.sampleRate });
  const data = hiss.getChannelData(0);
  for (let k = 0; k < length; k += 1) data[k] = (Math.random() - 0.5) * (1 - k / length) * 0.5;
  return hiss;
}
