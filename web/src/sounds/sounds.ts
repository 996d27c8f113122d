// Small sounds, made on the spot and without files. Nothing is heard unless the player wants it.

export type Sound = "roll" | "step" | "capture" | "home";

interface Note {
  /** Hertz, at the beginning and at the end. */
  from: number;
  to: number;
  /** Seconds: when it begins, and how long it lasts. */
  at: number;
  lasts: number;
  shape: OscillatorType;
  loud: number;
}

const knock = (at: number, pitch = 190): Note => {
  return { from: pitch, to: pitch * 0.45, at, lasts: 0.07, shape: "triangle", loud: 0.5 };
};
const tone = (at: number, pitch: number): Note => {
  return { from: pitch, to: pitch, at, lasts: 0.24, shape: "sine", loud: 0.22 };
};

const SOUNDS: Record<Sound, Note[]> = {
  roll: [knock(0, 310), knock(0.09, 260), knock(0.17, 340), knock(0.24, 280), knock(0.34, 220)],
  step: [knock(0, 240), knock(0.14, 220)],
  capture: [
    knock(0, 150),
    { from: 420, to: 90, at: 0.05, lasts: 0.3, shape: "sawtooth", loud: 0.12 },
  ],
  home: [tone(0, 523), tone(0.1, 659), tone(0.2, 784)],
};

let context: AudioContext | null = null;

/** Let a sound be heard; nothing happens where there is none to make. */
export function sound(name: Sound | null): void {
  if (name === null || !globalThis.AudioContext) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of SOUNDS[name]) play(context, note);
}

function play(audio: AudioContext, { from, to, at, lasts, shape, loud }: Note): void {
  const begin = audio.currentTime + at;
  const end = begin + lasts;
  const source = new OscillatorNode(audio, { type: shape, frequency: from });
  const volume = new GainNode(audio, { gain: 0 });
  source.frequency.exponentialRampToValueAtTime(to, end);
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  source.connect(volume).connect(audio.destination);
  source.start(begin);
  source.stop(end);
}
