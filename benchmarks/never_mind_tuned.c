/* Random four-player never-mind in C tuned by hand, as far as we could get it: bitboards and words
 * instead of arrays.  never_mind.c is the plain program; both, and our engine, play exactly the same
 * games: same generator, same seeds, same totals.
 *
 *   gcc -O3 -march=native [-DSTATS=0] never_mind_tuned.c -o tuned     STATS=0: no lead changes
 *   ./tuned GAMES SEED                                                prints one line of JSON
 *
 * A piece is known by its steps: 0 base, 1 own start, .. 40 last track field, 41..44 goal a..d.
 * The same position is kept three times, because each view answers one question at once:
 *   steps[colour]  four bytes in one word, one per piece    where is piece i, how far is the colour
 *   own[colour]    bit s set: a piece of the colour on s    which pieces may move (never bit 0)
 *   board[field]   4 * colour + piece, or EMPTY             who is captured
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifndef STATS
#define STATS 1
#endif

enum { START = 1, TRACK_END = 40, GOAL = 41, END = 44, SIDE = 10, BASE_FIELD = 56, FIELDS = 57,
       EMPTY = 16, NOBODY = 4, ALL_HOME = 15 };
#define BIT(s) (UINT64_C(1) << (s))

typedef struct { uint32_t r0, r1; } Rng;
typedef struct { uint64_t rolls, turns, captures, lead_changes, wins[4]; } Totals;
typedef struct {
    uint32_t steps[5];      /* the fifth stays 0: NOBODY, the leader before there is one */
    uint64_t own[4];
    uint8_t board[FIELDS];  /* 40 track, 4 * 4 goal, one for all bases so that no move is special */
} Position;

static uint64_t fits[16][8]; /* [goal][die]: steps from where the goal lets a piece go so far */
static uint8_t field[4][64]; /* [colour][steps]: index into board */
static uint8_t pick[16][4];  /* [set of pieces][k]: its k-th piece by index */

static void make_tables(void)
{
    for (int goal = 0; goal < 16; goal++)
        for (int die = 1; die <= 6; die++)
            for (int from = START; from + die <= END; from++) {
                /* goal fields passed or landed on must be free: no jumping there */
                int below = from < GOAL ? 0 : from - GOAL + 1, upto = from + die - GOAL + 1;
                int path = upto > below ? (1 << upto) - (1 << below) : 0;
                if (!(goal & path))
                    fits[goal][die] |= BIT(from);
            }
    for (int colour = 0; colour < 4; colour++)
        for (int s = 0; s <= END; s++)
            field[colour][s] = s < START ? BASE_FIELD
                             : s < GOAL  ? (s - START + SIDE * colour) % TRACK_END
                                         : TRACK_END + 4 * colour + s - GOAL;
    for (int set = 0; set < 16; set++)
        for (int piece = 0, k = 0; piece < 4; piece++)
            if (set >> piece & 1)
                pick[set][k++] = piece;
}

static inline uint32_t rotl(uint32_t x, int k) { return x << k | x >> (32 - k); }

/* 0..n-1 by xoroshiro64*; the product's high half instead of a slow division */
static inline uint32_t draw(Rng *r, uint32_t n)
{
    uint32_t result = r->r0 * 0x9E3779BBu;
    r->r1 ^= r->r0;
    r->r0 = rotl(r->r0, 26) ^ r->r1 ^ r->r1 << 9;
    r->r1 = rotl(r->r1, 13);
    return (uint64_t)result * n >> 32;
}

static inline uint32_t roll(Rng *r, uint64_t *rolls) { return ++*rolls, 1 + draw(r, 6); }

static uint32_t mix(uint32_t x) /* the finisher of MurmurHash3 */
{
    x = (x ^ x >> 16) * 0x85EBCA6Bu;
    x = (x ^ x >> 13) * 0xC2B2AE35u;
    return x ^ x >> 16;
}

static uint32_t word(uint32_t salt, uint64_t seed, uint64_t game)
{
    uint32_t h = mix(mix(salt ^ (uint32_t)seed) ^ (uint32_t)(seed >> 32));
    return mix(mix(h ^ (uint32_t)game) ^ (uint32_t)(game >> 32));
}

/* Every seat rolls; those that share the highest roll again until one is left: it begins. */
static uint32_t opening(Rng *r, uint64_t *rolls)
{
    uint32_t seats = 15;
    while (seats & (seats - 1)) {
        uint32_t highest = 0, best = 0;
        for (uint32_t seat = 0; seat < 4; seat++) {
            if (!(seats >> seat & 1))
                continue;
            uint32_t die = roll(r, rolls);
            if (die > best)
                best = die, highest = 0;
            highest |= (uint32_t)(die == best) << seat;
        }
        seats = highest;
    }
    return __builtin_ctz(seats);
}

/* Nothing on the track and the goal empty, d, cd or bcd: only a six helps, hence three rolls. */
static inline int helpless(uint64_t own)
{
    const uint32_t packed = 1 << 0 | 1 << 8 | 1 << 12 | 1 << 14;
    return !(own & (BIT(GOAL) - 1)) && packed >> (own >> GOAL) & 1;
}

/* The steps from which a piece may move, duties applied; bit 0 alone: one must enter. */
static inline uint64_t options(uint64_t own, uint32_t die)
{
    uint64_t movers = own & fits[own >> GOAL][die] & ~(own >> die);
    if (__builtin_popcountll(own) < 4) { /* someone waits in base */
        if (own & BIT(START))
            movers = movers & BIT(START) ? BIT(START) : movers;
        else if (die == 6)
            movers = BIT(0);
    }
    return movers;
}

/* Draw one of the n movers in the order of the pieces (in base: the first of them). */
static inline uint32_t choose(Rng *r, uint64_t movers, uint32_t steps)
{
    uint32_t set = 0, n = __builtin_popcountll(movers);
    for (int piece = 0; piece < 4; piece++)
        set |= (uint32_t)(movers >> (steps >> 8 * piece & 63) & 1) << piece;
    /* n > 1 is a coin toss no processor predicts: always draw, then keep or drop the new state */
    Rng drawn = *r;
    uint32_t k = draw(&drawn, n);
    *r = n > 1 ? drawn : *r;
    return pick[set][k];
}

/* The sum of the four bytes; 170 at most, so it fits into the topmost. */
static inline uint32_t total(uint32_t steps) { return steps * 0x01010101u >> 24; }

/* The colour with strictly the most steps, else NOBODY; seldom asked, so kept out of the loop. */
static __attribute__((noinline)) uint32_t sole_leader(const uint32_t steps[])
{
    uint32_t a = total(steps[0]), b = total(steps[1]), c = total(steps[2]), d = total(steps[3]);
    uint32_t ab = a > b ? a : b, cd = c > d ? c : d, most = ab > cd ? ab : cd;
    uint32_t at = (a == most) | (b == most) << 1 | (c == most) << 2 | (d == most) << 3;
    return at & (at - 1) ? NOBODY : (uint32_t)__builtin_ctz(at);
}

/* noinline: in a function of its own the loop keeps its state in registers */
static __attribute__((noinline)) void play(uint64_t seed, uint64_t game, Totals *t)
{
    Rng r = {word(0x9E3779B9u, seed, game), word(0x85EBCA77u, seed, game)};
    if (!(r.r0 | r.r1))
        r.r0 = 1; /* the generator's only dead state */
    Position p = {0};
    memset(p.board, EMPTY, sizeof p.board);
    uint64_t rolls = 0, turns = 0, captures = 0; /* locals live in registers */
    uint32_t home = 0, homes = 0; /* which colours are home, and how many */
    uint32_t leader = NOBODY, me = opening(&r, &rolls);

    for (;; me = (me + 1) & 3) {
        if (home >> me & 1)
            continue;
        turns++;
        int captured = 0;
        uint64_t own = p.own[me];
        uint32_t steps = p.steps[me], die = roll(&r, &rolls);
        if (helpless(own)) { /* these rolls need no look at the board until a six comes */
            if (die != 6)
                die = roll(&r, &rolls);
            if (die != 6)
                die = roll(&r, &rolls);
            if (die != 6)
                continue; /* nothing moved: the leader is the same */
        }
        for (;;) {
            uint64_t movers = options(own, die);
            if (movers) {
                uint32_t piece = choose(&r, movers, steps), by = movers == BIT(0) ? 1 : die;
                uint32_t from = steps >> 8 * piece & 63, to = from + by;
                steps += by << 8 * piece;
                own = (own & ~BIT(from)) | BIT(to);
                p.board[field[me][from]] = EMPTY;
                uint8_t *there = &p.board[field[me][to]], victim = *there;
                *there = 4 * me + piece;
                if (victim != EMPTY) {
                    uint32_t other = victim >> 2, shift = 8 * (victim & 3);
                    p.own[other] ^= BIT(p.steps[other] >> shift & 63);
                    p.steps[other] &= ~(255u << shift);
                    captures++;
                    captured = 1;
                }
                if (own >> GOAL == ALL_HOME) {
                    t->wins[me] += !home;
                    home |= 1u << me;
                    homes++;
                    break;
                }
            }
            if (die != 6)
                break;
            die = roll(&r, &rolls);
        }
        p.own[me] = own;
        p.steps[me] = steps;
        /* only the mover overtaking the leader, or a capture, can make another one sole leader */
        if (STATS && (captured || total(steps) > total(p.steps[leader]))) {
            uint32_t now = sole_leader(p.steps);
            if (now != NOBODY) {
                t->lead_changes += leader != NOBODY && leader != now;
                leader = now;
            }
        }
        if (homes == 3)
            break;
    }
    t->rolls += rolls;
    t->turns += turns;
    t->captures += captures;
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "usage: %s GAMES SEED\n", argv[0]);
        return 2;
    }
    uint64_t games = strtoull(argv[1], NULL, 10), seed = strtoull(argv[2], NULL, 10);
    Totals t = {0};
    char lead_changes[24] = "null"; /* not counted is not none */
    make_tables();
    clock_t begin = clock(); /* processor time */
    for (uint64_t game = 0; game < games; game++)
        play(seed, game, &t);
    double seconds = (double)(clock() - begin) / CLOCKS_PER_SEC;
    if (STATS)
        snprintf(lead_changes, sizeof lead_changes, "%" PRIu64, t.lead_changes);
#define N "%" PRIu64
    printf("{\"games\": " N ", \"rolls\": " N ", \"turns\": " N ", \"captures\": " N
           ", \"wins\": [" N ", " N ", " N ", " N "], \"lead_changes\": %s, \"seconds\": %.6f}\n",
           games, t.rolls, t.turns, t.captures, t.wins[0], t.wins[1], t.wins[2], t.wins[3],
           lead_changes, seconds);
    return 0;
}
